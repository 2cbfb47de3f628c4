/**
 * Inlined in the head, before the first paint: sets colour mode, direction, density, spacing, colours and the folded
 * navigation on the root element. Runs again when another tab changes the settings, or when a prerendered or cached page
 * is shown. Also applies the settings of a shared link.
 */
import { SETTINGS_EVENT } from '../kit/events.ts';
import { onRestoredOrActivated } from '../kit/scheduling.ts';
import { CODE_PREFERENCES, COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';
import {
  SETTINGS_PARAMETER,
  beginSharedVisit,
  readOwn,
  readSetting,
  readVisitSetting,
} from '../preferences/settings-storage.ts';
import { FOLDED_KEY } from './state.ts';
import { showColorMode } from '../preferences/show-color-mode.ts';
import { showThemeSettings } from '../preferences/show-theme-settings.ts';
import { readThemeSettings } from '../../theme/themeSettings.ts';

const root = document.documentElement;

function show(): void {
  showColorMode(readSetting(COLOR_MODE_KEY));
  root.toggleAttribute('data-folded', readOwn(FOLDED_KEY) !== null);
  showThemeSettings(readThemeSettings(root.dataset.madeTheme ?? readSetting(THEME_KEY)));
}

function showAgain(): void {
  show();
  document.dispatchEvent(new Event(SETTINGS_EVENT));
}

const shared = new URLSearchParams(location.search).get(SETTINGS_PARAMETER);
if (shared) beginSharedVisit(shared);
show();
for (const name of CODE_PREFERENCES) {
  const shown = readVisitSetting(name);
  if (shown) root.dataset[name] = shown;
}
addEventListener('storage', ({ key }) => {
  if (key === COLOR_MODE_KEY || key === THEME_KEY) showAgain();
});
onRestoredOrActivated(showAgain);
