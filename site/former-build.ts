/**
 * Path of the module for pages of former builds whose files are gone (`client/browser/former-build/index.ts`). It has no
 * hash: pages of every build get that of the current one.
 */
export const FORMER_BUILD_PATH = '/former-build.js';

/** The exports of that module. Pages of every build use them. */
export interface FormerBuild {
  /** Offers a reload if a file of the page is gone. @param address A file that failed to load. */
  offerReload: (address: string) => Promise<void>;
}
