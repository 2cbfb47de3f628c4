import { pagePath } from '../../site/addresses.ts';
import type { ByteRange, NavigationAsset } from '../../site/page/page.ts';
import type { BuildContent } from '../content/build-content.ts';
import { encodeText, type Bytes } from '../http/bytes.ts';
import type { PageFacts } from './view.ts';

interface NavigationInput {
  /** Path of the page with its language prefix, as in links. */
  href: string | undefined;
  /** Ids of the groups around the page, outermost first. */
  openGroups: readonly string[];
  /** Reads the tree, or the branch of a group. */
  read: (group?: string) => Promise<NavigationAsset<Bytes>>;
}

export function readNavigation(
  content: BuildContent,
  { key, locale, navigation, openGroups = [] }: PageFacts,
): Promise<Bytes[]> {
  return navigationPieces({
    href: pagePath(key, locale),
    openGroups,
    read: (group) => content.navigation(locale, navigation, group),
  });
}

const CURRENT = encodeText(' aria-current="page"');
const OPEN = encodeText(' open');

/**
 * Patches a navigation for one page: opens the groups around the page, inserts their branches, and marks the page as
 * current. The build rendered the rest, and recorded where these patches go (`pipeline/content/navigation/cut.ts`).
 */
export async function navigationPieces(
  { href, openGroups, read }: NavigationInput,
  /** Group whose branch to render; undefined for the tree. */
  group?: string,
): Promise<Bytes[]> {
  const { html, links, groups } = await read(group);
  const changes: Change[] = [];
  const link = href === undefined ? undefined : links[href];
  if (link !== undefined) changes.push({ range: [link, link], pieces: [CURRENT] });
  // A page that is both here and in a branch is marked only once.
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
