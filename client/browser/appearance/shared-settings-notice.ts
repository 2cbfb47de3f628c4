import { readVisitSetting, SHAREABLE } from '../preferences/settings-storage.ts';
import { loadTools } from '../tools/load-tools.ts';

/** Loads the notice for readers who followed a link with settings. */
export function enhanceSharedSettings(): void {
  if (SHAREABLE.some((key) => readVisitSetting(key) !== null))
    void loadTools().then(({ offerSharedSettings }) => offerSharedSettings());
}
