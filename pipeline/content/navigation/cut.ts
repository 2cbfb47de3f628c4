import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes, type Token } from 'parse5';
import type { ByteRange, NavigationAsset, NavigationGroup } from '../../../site/page/page.ts';

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Parses a rendered navigation (`client/components/article/Navigation.tsx`) and finds the bytes that differ from page to
 * page.
 */
export function cutNavigation(html: string): NavigationAsset {
  const links: NavigationAsset['links'] = {};
  const groups: NavigationAsset['groups'] = {};
  const inBytes = ([start, end]: ByteRange): ByteRange => [bytesBefore(html, start), bytesBefore(html, end)];
  const visit = (element: Element): void => {
    const { startTag, attrs } = getLocation(element);
    const { href, 'data-group': id } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
    if (element.tagName === 'a' && href?.startsWith('/')) links[href] ??= bytesBefore(html, startTag.endOffset - 1);
    if (id === undefined) return listChildren(element).forEach(visit);
    const { open, list } = placesIn(element, startTag, attrs);
    groups[id] = { open: inBytes(open), ...(list && { list: inBytes(list) }) };
    // The link inside a branch placeholder does not count as a page's link.
    if (!list) listChildren(element).forEach(visit);
  };
  listChildren(parseFragment(html, { sourceCodeLocationInfo: true })).forEach(visit);
  return { links, groups, html };
}

/** Ranges of a group, in characters. */
function placesIn(
  group: Element,
  startTag: Token.Location,
  attributes: Record<string, Token.Location>,
): NavigationGroup {
  const branch = attributes['data-branch'];
  const list = listChildren(group).find(({ tagName }) => tagName === 'ul');
  if (!branch || !list) return { open: [startTag.endOffset - 1, startTag.endOffset - 1] };
  const { startOffset, endOffset } = getLocation(list);
  // Includes the space before the attribute.
  return { open: [branch.startOffset - 1, branch.endOffset], list: [startOffset, endOffset] };
}

function listChildren(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));
}

/** @throws Error for an element that the parser inserted: the HTML is malformed. */
function getLocation({ tagName, sourceCodeLocation: location }: Element) {
  if (!location?.startTag) throw new Error(`The navigation has no start tag of its <${tagName}>.`);
  return { ...location, startTag: location.startTag, attrs: location.attrs ?? {} };
}

function bytesBefore(html: string, at: number): number {
  return Buffer.byteLength(html.slice(0, at));
}
