import { SPACING } from '../../../site/theme-constants.ts';
import { primaryColor, type ThemeSettings } from '../../theme/themeSettings.ts';

/** Applies theme settings to the page, as attributes and custom properties of the root. */
export function showThemeSettings(settings: ThemeSettings): void {
  const root = document.documentElement;
  root.dir = settings.direction;
  root.toggleAttribute('data-dense', settings.dense);
  // An empty value removes a property.
  root.style.setProperty('--unit', settings.spacing === SPACING ? '' : `${settings.spacing}px`);
  const { accent, paletteColors } = settings;
  root.style.setProperty('--accent', accent ? `light-dark(${accent})` : primaryColor(paletteColors));
}
