import { COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';
import {
  SETTINGS_PARAMETER,
  SHAREABLE,
  endSharedVisit,
  readVisitSetting,
  writeSetting,
} from '../preferences/settings-storage.ts';
import { adoptStyles } from '../kit/dom.ts';
import { latestCodePreferences, writeCodePreference } from '../preferences/cookies.ts';
import styles from './shared-settings.css';

/**
 * Shows the notice about a shared link's settings, and stores them if the reader agrees.
 */
export function offerSharedSettings(): void {
  const notice = document.getElementById('shared-settings');
  if (!notice) return;
  adoptStyles(styles);
  notice.hidden = false;
  notice.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.dataset.sharedSettings === 'keep') keepSettings();
    endSharedVisit();
    const url = new URL(location.href);
    url.searchParams.delete(SETTINGS_PARAMETER);
    // The parameter is gone already: only a reload updates the page.
    if (url.href === location.href) location.reload();
    else location.replace(url);
  });
}

function keepSettings(): void {
  for (const key of SHAREABLE) {
    const value = readVisitSetting(key);
    if (value === null) continue;
    if (key === COLOR_MODE_KEY || key === THEME_KEY) writeSetting(key, value);
    else writeCodePreference(key, latestCodePreferences()[key]);
  }
}
