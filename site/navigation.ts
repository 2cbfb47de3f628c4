/** Paid plan of a page or component; absent for community. */
export type Plan = 'pro' | 'premium';

export interface NavigationEntry {
  /** Page key (`/x/introduction`), a group's id, or an external URL. */
  pathname: string;
  /** Absent if it follows from the last segment of the pathname: `quickstart` becomes 'Quickstart'. */
  title?: string;
  /** Title of a group that is a heading instead of a collapsible branch. */
  subheader?: string;
  children?: readonly NavigationEntry[];
  plan?: Plan;
  planned?: true;
  unstable?: true;
  newFeature?: true;
}

/** Text of an entry: its title, its subheader, or else its last path segment in words. */
export function entryTitle(entry: NavigationEntry): string {
  return entry.title ?? entry.subheader ?? titleFromSlug(entry.pathname);
}

/** `/x/react-data-grid/row-height` → `Row height`; `api` becomes `API`. */
export function titleFromSlug(pathname: string): string {
  const path = pathname.replace(/\/+$/, '');
  const words = path
    .slice(path.lastIndexOf('/') + 1)
    .replaceAll('-', ' ')
    .replace(/\bapi\b/g, 'API');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether an entry leads away from the site. */
export function isExternal(entry: NavigationEntry): boolean {
  return /^https?:/.test(entry.pathname);
}

/** Every entry of a tree, parents before children. */
export function* walkNavigation(entries: readonly NavigationEntry[]): Generator<NavigationEntry> {
  for (const entry of entries) {
    yield entry;
    yield* walkNavigation(entry.children ?? []);
  }
}

/**
 * Whether a pathname is a component or hook reference page, which the tree may contain more than once.
 */
function isReferencePage(pathname: string): boolean {
  return /^\/x\/api\/[^/]+\/(?!.*-group$)[^/]+$/.test(pathname);
}

/** Pages that a tree contains more than once. */
export function duplicatePathnames(entries: readonly NavigationEntry[]): string[] {
  const seen = new Set<string>();
  const found = new Set<string>();
  for (const { pathname } of walkNavigation(entries)) {
    if (seen.has(pathname) && !isReferencePage(pathname)) found.add(pathname);
    seen.add(pathname);
  }
  return [...found];
}

/**
 * Rejects a tree that contains a page twice.
 *
 * @throws Error naming the pathnames.
 */
export function assertUniquePathnames(entries: readonly NavigationEntry[]): void {
  const found = duplicatePathnames(entries);
  if (found.length === 0) return;
  throw new Error(
    `Duplicate pathname ${found.map((pathname) => `"${pathname}"`).join(', ')} in the navigation tree ` +
      '(content/navigation.ts). A page has one place: remove one of the two entries.',
  );
}
