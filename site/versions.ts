import { pagePath } from './addresses.ts';

/** The version that the site documents. */
export const CURRENT_VERSION = '8.0.0-alpha.12';

/** Version of the installed packages, on which the examples run. */
export const EXAMPLES_VERSION = '8.29.3';

/** Major versions with documentation sites of their own, newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;

export type OlderVersion = (typeof OLDER_VERSIONS)[number];

/** Entry of the version menu: a version of the current page. */
export interface VersionLink {
  text: string;
  href: string;
  current?: true;
  /** Set if that version lacks the page, so that the link leads to the product's start page. */
  toStart?: true;
}

/** The counterpart of a page in an older version. */
export interface VersionPage {
  key: string;
  /** Set if that version lacks the page and this is the start of its product. */
  toStart?: true;
}

/** The page in each older version. Versions without the product are left out. */
export type VersionPresence = Partial<Record<OlderVersion, VersionPage>>;

/**
 * The version menu of a page.
 *
 * @param key Page key.
 * @param hosts Origin of each older version's site, without trailing slash.
 */
export function versionLinks(
  key: string,
  presence: VersionPresence,
  hosts: Record<OlderVersion, string>,
): VersionLink[] {
  const older = OLDER_VERSIONS.flatMap((version): VersionLink[] => {
    const there = presence[version];
    if (there === undefined) return [];
    return [{ text: version, href: hosts[version] + pagePath(there.key), ...(there.toStart && { toStart: true }) }];
  });
  return [{ text: `v${CURRENT_VERSION}`, href: pagePath(key), current: true }, ...older];
}
