/**
 * Path of the module for pages of former builds whose files are gone (`client/browser/former-build/index.ts`). It has no
 * hash: pages of every build get that of the current one.
 */
export const FORMER_BUILD_PATH = '/former-build.js';

/** The exports of that module. Pages of every build use them. */
export interface FormerBuild {
  /**
   * Announces that a file failed to load, and offers a reload if it is gone.
   *
   * @param error Why it failed. Pages of older builds do not say.
   */
  offerReload: (address: string, error?: unknown) => Promise<void>;
}
