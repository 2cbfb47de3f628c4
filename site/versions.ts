import { pagePath } from './addresses.ts';

/** The version that the site documents (spec 9 in `docs/specification-map.md`). */
export const CURRENT_VERSION = '8.0.0-alpha.12';

/** The version of the packages that the examples run on: the installed one. */
export const EXAMPLES_VERSION = '8.29.3';

/** Major versions that have a documentation site of their own, newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;

export type OlderVersion = (typeof OLDER_VERSIONS)[number];

/** Link of the version menu: where a version of this page is read. */
export interface VersionLink {
  text: string;
  href: string;
  current?: true;
  /** Set where that version has no such page, so that the link leads to the product's start page. */
  toStart?: true;
}

/** The page of an older version that stands for a page of this one. */
export interface VersionPage {
  key: string;
  /** Set where that version has no such page, and this is where its product starts. */
  toStart?: true;
}

/** Where each older version has a page. Versions in which the product is missing are left out. */
export type VersionPresence = Partial<Record<OlderVersion, VersionPage>>;

/**
 * The version menu of one page (behaviour 2 in `docs/specification-map.md`).
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
