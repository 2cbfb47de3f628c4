/**
 * Address of the module that speaks to pages of former builds whose files are gone (`client/browser/former-build/index.ts`).
 * It has no hash: pages of all builds find the one of the build that is served now.
 */
export const FORMER_BUILD_PATH = '/former-build.js';

/** What that module exports, for pages of all builds. */
export interface FormerBuild {
  /** Offers a reload where a file of the page is gone. @param address Of a file that could not be loaded. */
  offerReload: (address: string) => Promise<void>;
}
