import { THEME_KEY } from '../../site/preferences.ts';
import { SETTINGS_EVENT } from '../demo/settings-event.ts';
import { write } from '../enhance/storage.ts';
import { primaryColor } from '../theme/themeSettings.ts';
import type { ThemeSettings } from '../theme/themeSettings.ts';

/** Keeps the theme settings, shows them in the page, and tells the islands. The counterpart of `inline/first-paint.ts`. */
export function applyThemeSettings(settings: ThemeSettings): void {
  write(localStorage, THEME_KEY, JSON.stringify(settings));
  const root = document.documentElement;
  root.dir = settings.direction;
  root.toggleAttribute('data-dense', settings.dense);
  root.style.setProperty('--unit', `${settings.spacing}px`);
  const primary = primaryColor(settings.paletteColors);
  if (primary === null) root.style.removeProperty('--accent');
  else root.style.setProperty('--accent', primary);
  document.dispatchEvent(new Event(SETTINGS_EVENT));
}
