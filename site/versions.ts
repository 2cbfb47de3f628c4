/** The version that the site documents (specification section 9). */
export const CURRENT_VERSION = '8.0.0-alpha.12';

/** Major versions that have a documentation site of their own, newest first. */
export const OLDER_VERSIONS = ['v7', 'v6', 'v5', 'v4'] as const;

export type OlderVersion = (typeof OLDER_VERSIONS)[number];

/** Versions whose sites have other addresses: they are entered at their root. */
const ROOT_ONLY: readonly OlderVersion[] = ['v4'];

/** Link of the version menu: where a version of this page is read. */
export interface VersionLink {
  text: string;
  href: string;
  current?: true;
  /** Set where that version has no such page, so that the link leads to the product's start page. */
  toStart?: true;
}

/** What an older version has of one page. */
export type PresenceInVersion = 'page' | 'start';

/** Older versions of a page's product, with what each has of the page. Versions in which the product is missing are left out. */
export type VersionPresence = Partial<Record<OlderVersion, PresenceInVersion>>;

/**
 * The version menu of one page (behaviour section 2).
 *
 * @param path Path of the page here, with trailing slash.
 * @param startPath Path of its product's start page.
 * @param hosts Origin of each older version's site, without trailing slash.
 */
export function versionLinks(
  path: string,
  startPath: string,
  presence: VersionPresence,
  hosts: Record<OlderVersion, string>,
): VersionLink[] {
  const older = OLDER_VERSIONS.flatMap((version): VersionLink[] => {
    const found = presence[version];
    if (found === undefined) return [];
    return found === 'page'
      ? [{ text: version, href: hosts[version] + path }]
      : [{ text: version, href: hosts[version] + (ROOT_ONLY.includes(version) ? '/' : startPath), toStart: true }];
  });
  return [{ text: `v${CURRENT_VERSION}`, href: path, current: true }, ...older];
}
