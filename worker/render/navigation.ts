import { pagePath } from '../../site/addresses.ts';
import type { ByteRange, NavigationAsset } from '../../site/page.ts';
import type { BuildContent } from '../content/build-content.ts';
import { bytesOf, type Bytes } from './bytes.ts';
import type { PageFacts } from './view.ts';

interface NavigationInput {
  /** Path of the page with its language prefix, as links lead to it. */
  href: string | undefined;
  /** Ids of the groups that lead to the page, outermost first. */
  openGroups: readonly string[];
  /** The tree, or the children of a group that is loaded when opened. */
  read: (group?: string) => Promise<NavigationAsset<Bytes>>;
}

/** The navigation that a page shows. */
export function navigationOf(
  content: BuildContent,
  { key, locale, navigation, openGroups = [] }: PageFacts,
): Promise<Bytes[]> {
  return navigationPieces({
    href: pagePath(key, locale),
    openGroups,
    read: (group) => content.navigation(locale, navigation, group),
  });
}

const CURRENT = bytesOf(' aria-current="page"');
const OPEN = bytesOf(' open');

/**
 * A navigation as one page shows it: the groups that lead to the page are open, their branches in place, and the page is
 * marked. The rest was drawn once, by the build, which also says where these stand (`pipeline/navigation/cut.ts`).
 */
export async function navigationPieces(
  { href, openGroups, read }: NavigationInput,
  /** The group whose branch it is; none for the tree. */
  group?: string,
): Promise<Bytes[]> {
  const { html, links, groups } = await read(group);
  const changes: Change[] = [];
  const link = href === undefined ? undefined : links[href];
  if (link !== undefined) changes.push({ range: [link, link], pieces: [CURRENT] });
  // A page that stands here and in a branch too is marked once.
  const inBranch = { openGroups, read, href: link === undefined ? href : undefined };
  for (const id of openGroups) {
    const opened = groups[id];
    if (!opened) continue;
    changes.push({ range: opened.open, pieces: [OPEN] });
    if (opened.list) changes.push({ range: opened.list, pieces: await navigationPieces(inBranch, id) });
  }
  return replaceRanges(html, changes);
}

interface Change {
  range: ByteRange;
  pieces: readonly Bytes[];
}

function replaceRanges(html: Bytes, changes: Change[]): Bytes[] {
  let at = 0;
  const pieces = changes
    .sort((a, b) => a.range[0] - b.range[0])
    .flatMap(({ range: [start, end], pieces: put }) => {
      const before = html.subarray(at, start);
      at = end;
      return [before, ...put];
    });
  return [...pieces, html.subarray(at)];
}
