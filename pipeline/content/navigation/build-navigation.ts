import { pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import {
  assertUniquePathnames,
  entryTitle,
  isExternal,
  walkNavigation,
  type NavigationEntry,
} from '../../../site/navigation.ts';
import type { PageDetails, PageEntry, PageLink, PageMark } from '../../../site/page/page.ts';
import type { NavigationNode } from '../../../site/protocol/prerender.ts';
import { PRODUCTS, findProduct } from '../../../site/products.ts';

/** Name of the navigation for pages outside any product. */
export const GENERAL = 'general';

/** Position of a page in the tree. */
export type PagePlace = Pick<
  PageEntry & PageDetails,
  'navigation' | 'title' | 'breadcrumbs' | 'openGroups' | 'previous' | 'next' | 'plan' | 'marks'
>;

/** Navigation of one language: a tree per product, one for general pages, and the position of each page. */
export interface SiteNavigation {
  trees: Map<string, NavigationNode[]>;
  places: Map<string, PagePlace>;
  /** Group pathname → key of its first page. */
  groups: Map<string, string>;
  /** Entries left out because their page does not exist. */
  missing: string[];
}

export interface NavigationInput {
  entries: readonly NavigationEntry[];
  /** Titles in this language, by pathname; missing ones stay English. */
  titles: Readonly<Record<string, string>>;
  locale: Locale;
  /** Whether a page key has a page. */
  exists: (key: string) => boolean;
  /** Previous and next page, for pages that override the order of the tree. */
  neighbours: readonly { key: string; previous?: string | undefined; next?: string | undefined }[];
  /** Title of the list of libraries in the general navigation. */
  productsTitle: string;
  /** A page's title after its group's, in this language: `Rich Tree View: Items`. */
  titleInGroup: (group: string, title: string) => string;
}

const MARKS: readonly PageMark[] = ['newFeature', 'unstable', 'planned'];

/** Builds the navigation of one language from the tree and the pages that exist. */
export function buildNavigation(input: NavigationInput): SiteNavigation {
  assertUniquePathnames(input.entries);
  const missing = [...walkNavigation(input.entries)]
    .filter((entry) => !entry.children && !isExternal(entry) && !input.exists(entry.pathname))
    .map(({ pathname }) => pathname);
  // Libraries without a group have an empty tree, so that their addresses get an answer.
  const trees = new Map<string, NavigationNode[]>(PRODUCTS.map(({ id }) => [id, []]));
  const general: NavigationNode[] = [];
  for (const entry of input.entries) {
    const nodes = toNodes(entry, input, 0);
    const product = PRODUCTS.find(({ folder }) => entry.pathname === `/x/${folder}-group`);
    if (product)
      trees.set(
        product.id,
        nodes.flatMap(({ children }) => children),
      );
    else general.push(...nodes);
    if (entry.pathname === LIBRARIES_AFTER) general.push(librariesNode(input));
  }
  trees.set(GENERAL, general);
  const places = new Map<string, PagePlace>();
  for (const [navigation, nodes] of trees) placePages(navigation, nodes, input, places);
  nameNeighbours(input, places);
  return { trees, places, groups: firstPages(input), missing };
}

/** Group after which the general navigation lists the libraries. */
const LIBRARIES_AFTER = '/x/common-features-group';

function librariesNode({ locale, titles, productsTitle, exists }: NavigationInput): NavigationNode {
  const children = PRODUCTS.filter(({ start }) => exists(start)).map(({ id, name, start, folder }): NavigationNode => ({
    id,
    title: titles[`/x/${folder}-group`] ?? name,
    href: pagePath(start, locale),
    marks: [],
    children: [],
  }));
  return { id: 'libraries', title: productsTitle, isHeading: true, marks: [], children };
}

/** Converts an entry to nodes: none if it leads nowhere, several if it is a heading that contains only headings. */
function toNodes(entry: NavigationEntry, input: NavigationInput, depth: number): NavigationNode[] {
  const shared = {
    id: entry.pathname,
    title: input.titles[entry.pathname] ?? entryTitle(entry),
    ...(entry.plan && { plan: entry.plan }),
    marks: MARKS.filter((mark) => entry[mark]),
  };
  if (isExternal(entry)) return [{ ...shared, href: entry.pathname, isExternal: true, children: [] }];
  if (entry.children) {
    const children = entry.children.flatMap((child) => toNodes(child, input, depth + 1));
    const isHeading = depth === 0 || entry.subheader !== undefined;
    const holdsOnlyHeadings = depth > 0 && children.every((child) => child.isHeading);
    return holdsOnlyHeadings
      ? children
      : [{ ...shared, isHeading, children }].filter((node) => node.children.length > 0);
  }
  return input.exists(entry.pathname)
    ? [{ ...shared, href: pagePath(entry.pathname, input.locale), children: [] }]
    : [];
}

interface Visit {
  node: NavigationNode;
  ancestors: NavigationNode[];
}

function* walkNodes(nodes: readonly NavigationNode[], ancestors: NavigationNode[] = []): Generator<Visit> {
  for (const node of nodes) {
    yield { node, ancestors };
    yield* walkNodes(node.children, [...ancestors, node]);
  }
}

function placePages(
  navigation: string,
  nodes: readonly NavigationNode[],
  input: NavigationInput,
  places: Map<string, PagePlace>,
): void {
  const product = PRODUCTS.find(({ id }) => id === navigation);
  const pages = [...walkNodes(nodes)].filter(({ node }) => node.id.startsWith('/') && node.href !== undefined);
  const counts = new Map<string, number>();
  for (const { node } of pages) counts.set(node.title, (counts.get(node.title) ?? 0) + 1);
  const isAmbiguous = (title: string) => (counts.get(title) ?? 0) > 1;
  const linkTo = (visit: Visit | undefined): PageLink | null =>
    visit?.node.href === undefined ? null : { title: fullTitle(visit, isAmbiguous, input), href: visit.node.href };
  pages.forEach((visit, index) => {
    const { node, ancestors } = visit;
    if (findProduct(node.id)?.id !== product?.id) return;
    const root: PageLink[] = product
      ? [
          {
            title: input.titles[`/x/${product.folder}-group`] ?? product.name,
            href: pagePath(product.start, input.locale),
          },
        ]
      : [];
    places.set(node.id, {
      navigation,
      title: node.title,
      breadcrumbs: [...root, ...ancestors.map(({ title }) => ({ title, href: '' }))],
      openGroups: ancestors.filter(({ isHeading }) => !isHeading).map(({ id }) => id),
      previous: linkTo(pages[index - 1]),
      next: linkTo(pages[index + 1]),
      plan: node.plan ?? ancestors.findLast(({ plan }) => plan)?.plan ?? null,
      marks: node.marks,
    });
  });
}

/** Applies the neighbours that pages name themselves. `pipeline/checks/check-site.ts` reports unknown ones. */
function nameNeighbours({ neighbours, locale }: NavigationInput, places: Map<string, PagePlace>): void {
  const linkTo = (key: string): PageLink | null => {
    const title = places.get(key)?.title;
    return title === undefined ? null : { title, href: pagePath(key, locale) };
  };
  for (const { key, previous, next } of neighbours) {
    const place = places.get(key);
    if (place && previous !== undefined) place.previous = linkTo(previous);
    if (place && next !== undefined) place.next = linkTo(next);
  }
}

/**
 * Prefixes an ambiguous title with its group, as in 'Rich Tree View: Items', so that pager links stay distinguishable.
 */
function fullTitle(
  { node, ancestors }: Visit,
  isAmbiguous: (title: string) => boolean,
  { titleInGroup }: NavigationInput,
): string {
  const parent = ancestors.at(-1);
  return parent && isAmbiguous(node.title) ? titleInGroup(parent.title, node.title) : node.title;
}

function firstPages(input: NavigationInput): Map<string, string> {
  const groups = new Map<string, string>();
  for (const entry of walkNavigation(input.entries)) {
    if (!entry.children || input.exists(entry.pathname)) continue;
    const first = [...walkNavigation(entry.children)].find(({ pathname }) => input.exists(pathname));
    if (first) groups.set(entry.pathname, first.pathname);
  }
  return groups;
}
