import { RADIUS_RANGE, SPACING_RANGE } from '../../../site/theme-constants.ts';
import { readTheme } from '../../../site/theme/read-theme.ts';
import type { ThemeChoices } from '../../../site/theme/theme-choices.ts';
import type { Translate } from '../../i18n/translate.ts';
import { deriveDarkPrimary } from '../../theme/themeChoices.ts';
import { element } from '../kit/dom.ts';

/** Reads the theme that a form has. @returns It, and what to say; null if it is refused: its line is then selected. */
export function readCode(form: HTMLFormElement, t: Translate): { made: ThemeChoices | null; texts: HTMLElement[] } {
  const field = form.elements.namedItem('code');
  if (!(field instanceof HTMLTextAreaElement)) throw new Error('The form has no field for code.');
  const { value } = field;
  field.ariaInvalid = null;
  if (value.trim() === '') return { made: null, texts: [element('p', { textContent: t('theme.read.empty') })] };
  const reading = readTheme(value);
  if ('reason' in reading) {
    const { line, reason, subject } = reading;
    const range = reason === 'borderRadius' ? RADIUS_RANGE : SPACING_RANGE;
    const message = t('theme.read.line', { line, text: t(`theme.read.${reason}`, { subject, ...range }) });
    selectLine(field, line);
    return { made: null, texts: [element('p', { className: 'theme-error', textContent: message })] };
  }
  const { theme, others } = reading;
  const made = { ...theme, darkPrimary: theme.darkPrimary ?? deriveDarkPrimary(theme.colors.primary) };
  const done = element('p', { textContent: t('theme.read.done') });
  if (others.length === 0) return { made, texts: [done] };
  const items = others.map(({ line, path }) =>
    element('li', { textContent: t('theme.read.line', { line, text: path }) }),
  );
  const count = element('p', { textContent: t('theme.read.others', { count: others.length }) });
  return { made, texts: [done, count, element('ul', {}, ...items)] };
}

function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((length, text) => length + text.length + 1, 0);
  field.ariaInvalid = 'true';
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
}
