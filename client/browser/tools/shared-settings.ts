import {
  SETTINGS_PARAMETER,
  SHAREABLE,
  endSharedVisit,
  readVisitSetting,
  writeSetting,
} from '../preferences/settings-storage.ts';
import { writeCodePreference } from '../preferences/cookies.ts';

/**
 * Tells a reader that the link came with settings, and offers to keep them (behaviour 3 in
 * `docs/specification-map.md`).
 */
export function offerSharedSettings(): void {
  const notice = document.getElementById('shared-settings');
  if (!notice) return;
  notice.hidden = false;
  notice.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return;
    if (target.dataset.sharedSettings === 'keep') keepSettings();
    endSharedVisit();
    const url = new URL(location.href);
    url.searchParams.delete(SETTINGS_PARAMETER);
    // Without the parameter only a reload shows the page anew.
    if (url.href === location.href) location.reload();
    else location.replace(url);
  });
}

function keepSettings(): void {
  for (const key of SHAREABLE) {
    const value = readVisitSetting(key);
    if (value === null) continue;
    if (key === 'codeVariant' || key === 'codeStyling') writeCodePreference(key, value);
    else writeSetting(key, value);
  }
}
