/**
 * Runs in the head, before the first paint: colour mode, direction, density, spacing and colours become attributes and
 * custom properties of the root (behaviour section 3, 'No flash'). A link that shares settings begins its visit here.
 */
import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { SETTINGS_PARAMETER, beginSharedVisit, readSetting, readVisitSetting } from '../preferences/settings-storage.ts';
import { showThemeSettings } from '../preferences/show-theme-settings.ts';
import { readThemeSettings } from '../theme/themeSettings.ts';

const shared = new URLSearchParams(location.search).get(SETTINGS_PARAMETER);
if (shared) beginSharedVisit(shared);
const { dataset } = document.documentElement;
const mode = readSetting(COLOR_MODE_KEY);
if (mode === 'light' || mode === 'dark') dataset.mode = mode;
for (const name of ['codeVariant', 'codeStyling'] as const) {
  const shown = readVisitSetting(name);
  if (shown) dataset[name] = shown;
}
const stored = readSetting(THEME_KEY);
if (stored) showThemeSettings(readThemeSettings(stored));
