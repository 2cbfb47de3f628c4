import { SPACING } from '../../../site/constants.ts';
import { primaryColor, type ThemeSettings } from '../../theme/themeSettings.ts';

/** Applies theme settings to the page, as attributes and custom properties of the root. */
export function showThemeSettings(settings: ThemeSettings): void {
  const root = document.documentElement;
  root.dir = settings.direction;
  root.toggleAttribute('data-dense', settings.dense);
  if (settings.spacing === SPACING) root.style.removeProperty('--unit');
  else root.style.setProperty('--unit', `${settings.spacing}px`);
  const primary = primaryColor(settings.paletteColors);
  if (primary === null) root.style.removeProperty('--accent');
  else root.style.setProperty('--accent', primary);
}
