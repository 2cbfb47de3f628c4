import { EXAMPLES_VERSION } from '../../site/versions.ts';

/** Stands in the text of pages for the version of the installed packages. */
export const INSTALLED_VERSION = '{installed-version}';

export function withInstalledVersion(text: string): string {
  return text.replaceAll(INSTALLED_VERSION, EXAMPLES_VERSION);
}
