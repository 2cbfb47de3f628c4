import { parseColor } from '../../../site/theme/colors.ts';
import { isFontFamily, type ThemeChoices } from '../../../site/theme/theme-choices.ts';
import type { Translate } from '../../i18n/translate.ts';
import { deriveDarkPrimary } from '../../theme/themeChoices.ts';

export type Field = HTMLInputElement & { name: keyof ThemeChoices | 'primary' | 'density' };

/**
 * Shows a theme in the form.
 *
 * @param isTyping Whether texts stay that the reader is writing, or that are wrong.
 */
export function fillForm(form: HTMLFormElement, choices: ThemeChoices, isTyping: boolean, t: Translate): void {
  const { colors, darkPrimary, colorMode, direction, dense, borderRadius, spacing, fontFamily } = choices;
  const values = {
    primary: colors.primary,
    darkPrimary,
    colorMode,
    direction,
    density: dense ? 'dense' : 'normal',
    borderRadius: String(borderRadius),
    spacing: String(spacing),
    fontFamily,
  };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    const picker = form.querySelector<HTMLInputElement>(`[data-theme-picker="${name}"]`);
    if (picker) picker.value = value;
    if (field instanceof RadioNodeList) field.value = value;
    if (!(field instanceof HTMLInputElement)) continue;
    const isBeingWritten = field.type === 'text' && (field === document.activeElement || field.ariaInvalid === 'true');
    if (isTyping && isBeingWritten) continue;
    field.value = value;
    showError(field, null);
    if (field.type === 'range') showPixels(field, t);
  }
}

function showPixels(field: HTMLInputElement, t: Translate): void {
  const text = t('settings.spacing.value', { value: field.value });
  field.ariaValueText = text;
  field.parentElement?.querySelector('output')?.replaceChildren(text);
}

/** Says what is wrong with the value of a field; null for nothing. */
function showError(field: HTMLInputElement, message: string | null): void {
  const place = document.getElementById(`theme-${field.name}-error`);
  if (!place) return;
  place.textContent = message ?? '';
  field.ariaInvalid = message === null ? null : 'true';
}

/** The theme with the value of a field. @returns Null for a value that cannot be taken; the form then says why. */
export function readField(field: Field, choices: ThemeChoices, t: Translate): ThemeChoices | null {
  const { name, value } = field;
  if (name === 'primary' || name === 'darkPrimary') {
    // As colours are often copied.
    const color = parseColor(/^[0-9a-f]{3}(?:[0-9a-f]{3})?$/i.test(value.trim()) ? `#${value.trim()}` : value);
    showError(field, color === null ? t('theme.color.invalid', { value }) : null);
    if (color === null) return null;
    if (name === 'darkPrimary') return { ...choices, darkPrimary: color };
    return { ...choices, colors: { ...choices.colors, primary: color }, darkPrimary: deriveDarkPrimary(color) };
  }
  if (name === 'fontFamily') {
    const isValid = isFontFamily(value);
    showError(field, isValid ? null : t('theme.font.invalid', { value }));
    return isValid ? { ...choices, fontFamily: value } : null;
  }
  if (name === 'density') return { ...choices, dense: value === 'dense' };
  return { ...choices, [name]: field.type === 'range' ? Number(value) : value };
}
