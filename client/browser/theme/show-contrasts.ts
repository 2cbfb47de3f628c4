import { READABLE, READABLE_LARGE } from '../../../site/theme/colors.ts';
import type { ThemeChoices } from '../../../site/theme/theme-choices.ts';
import type { Translate } from '../../i18n/translate.ts';
import { CONTRAST_PAIRS, getPairColors } from '../../theme/themeChoices.ts';

/** Contrast of small text that is easy to read (https://www.w3.org/TR/WCAG22/#contrast-enhanced). */
const READABLE_SMALL = 7;

/** Shows how well the colours of a theme can be read, and offers the nearest ones that can. */
export function showContrasts(form: HTMLFormElement, choices: ThemeChoices, t: Translate): void {
  for (const pair of CONTRAST_PAIRS) {
    const row = form.querySelector(`[data-theme-pair="${pair}"]`);
    const sample = row?.querySelector<HTMLElement>('.theme-sample');
    const figure = row?.querySelector<HTMLElement>('.theme-ratio');
    const button = row?.querySelector<HTMLButtonElement>('[data-theme-use]');
    if (!sample || !figure || !button) continue;
    const { foreground, background, ratio, readable } = getPairColors(choices, pair);
    const level = t(`theme.level.${findLevel(ratio)}`);
    // Rounded down: 4.49 is not enough.
    const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
    Object.assign(sample.style, { color: foreground, background });
    sample.textContent = `Aa ${pair.endsWith('text') ? background : foreground}`;
    figure.textContent = `${shown}:1 – ${level}`;
    figure.dataset.level = findLevel(ratio);
    button.hidden = ratio >= READABLE;
    button.value = readable;
    button.textContent = t('theme.use', { color: readable });
    button.ariaLabel = t('theme.use.label', { color: readable });
    if (pair !== 'light.background') continue;
    const summary = t('theme.summary', { color: foreground, background, ratio: shown, level });
    form.querySelector('[data-theme-summary]')?.replaceChildren(summary);
  }
}

function findLevel(ratio: number): 'AAA' | 'AA' | 'large' | 'none' {
  if (ratio >= READABLE_SMALL) return 'AAA';
  if (ratio >= READABLE) return 'AA';
  return ratio >= READABLE_LARGE ? 'large' : 'none';
}
