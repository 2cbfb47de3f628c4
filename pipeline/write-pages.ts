import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoPrograms } from '../site/demo-program.ts';
import type { FeedAsset } from '../site/feed.ts';
import type { Locale } from '../site/locales.ts';
import {
  feedAssetName,
  markdownAssetName,
  navigationAssetName,
  pageAssetName,
  pageListAssetName,
  type AddressAsset,
  type MarkdownAsset,
  type NavigationAsset,
  type PageSummary,
} from '../site/page.ts';
import type { NavigationNode } from '../site/prerender.ts';
import { productOf, type ProductId } from '../site/products.ts';
import { hashOf } from './cache.ts';
import { composeMarkdown, composePage } from './compose.ts';
import type { BuiltDemo, BuiltDemos } from './demos/build.ts';
import { buildFeeds } from './feeds.ts';
import type { Content } from './load.ts';
import type { loadMessages } from './messages.ts';
import { cutBranches } from './navigation-branches.ts';
import type { SiteNavigation } from './navigation.ts';
import type { RenderedPage } from './pages.ts';
import type { DrawPage } from './pictures/build.ts';
import { composeReferencePage, summarizeReferencePage } from './reference-pages/compose.ts';
import { referenceHref, type BuiltReference } from './reference-pages/build.ts';
import type { LoadedReference } from './reference/load.ts';
import { versionPresence } from './versions.ts';

/** Where the repository's files are read by visitors: edit links and demo sources. */
const REPOSITORY_FILES = 'https://github.com/mui/mui-x/blob/master';

export interface WritePagesInput {
  content: Content;
  rendered: Record<Locale, Map<string, RenderedPage>>;
  demos: BuiltDemos;
  reference: BuiltReference;
  history: Map<string, string>;
  messages: Awaited<ReturnType<typeof loadMessages>>;
  navigation: SiteNavigation;
  /** What changed in the packages, and when they came to their version. */
  changes: LoadedReference['changes'];
  packagesChanged: ReadonlyMap<ProductId, string>;
  drawPage: DrawPage;
  locale: Locale;
  /** Folder and address of hashed files. */
  staticFolder: string;
  staticPath: string;
  /** Asset name → value. */
  files: Map<string, unknown>;
}

/** Adds the assets of one language: pages, their Markdown, redirects, navigations and the list of pages. */
export async function writePages(input: WritePagesInput): Promise<void> {
  const { content, rendered, demos, reference, history, messages, navigation, locale, files, changes, packagesChanged } = input;
  const list: PageSummary[] = [];
  const pictures = await drawPages(input);
  const pictureOf = (key: string) => pictures.get(key) ?? '';
  for (const key of content.pages.keys()) {
    const page = rendered[locale].get(key) ?? rendered.en.get(key);
    if (!page) continue;
    const ofPage = demos.byPage.get(key) ?? new Map();
    const changed = history.get(page.source.file) ?? null;
    const asset = await composePage({
      page,
      locale,
      place: navigation.places.get(key) ?? unlistedPlace(key, page, navigation),
      demos: ofPage,
      prerender: demos.prerender,
      messages: messages[locale],
      referenceHref: (name) => referenceHref(reference, name, productOf(key)?.id),
      versions: versionPresence(key, content.pagesByVersion),
      changed,
      picture: pictureOf(key),
      mountModules: demos.entryFiles('mount'),
      programs: await writePrograms(input, ofPage),
      repository: REPOSITORY_FILES,
    });
    files.set(pageAssetName(locale, key), asset satisfies AddressAsset);
    files.set(markdownAssetName(locale, key), composeMarkdown({ page, demos: ofPage, locale }) satisfies MarkdownAsset);
    list.push({
      key,
      title: asset.title,
      description: asset.description,
      translated: asset.contentLocale === locale,
      translations: asset.translations,
      changed,
      headings: asset.headings.map(({ text }) => text),
    });
  }
  for (const page of reference.values()) {
    const { key, markdown } = page;
    const changed = page.product === null ? null : (packagesChanged.get(page.product) ?? null);
    const versions = versionPresence(key, content.pagesByVersion);
    const asset = composeReferencePage({ page, locale, place: navigation.places.get(key), messages: messages[locale], versions, changed, picture: pictureOf(key) });
    files.set(pageAssetName(locale, key), asset satisfies AddressAsset);
    files.set(markdownAssetName(locale, key), { contentLocale: locale, parts: [markdown], sources: {} } satisfies MarkdownAsset);
    list.push(summarizeReferencePage(asset));
  }
  for (const [from, to] of Object.entries(content.redirects)) {
    files.set(pageAssetName(locale, from), { kind: 'redirect', to, status: 301 } satisfies AddressAsset);
  }
  for (const [group, first] of navigation.groups) {
    const name = pageAssetName(locale, group);
    if (!files.has(name)) files.set(name, { kind: 'redirect', to: first, status: 302 } satisfies AddressAsset);
  }
  for (const [name, nodes] of navigation.trees) await writeNavigation(input, name, nodes);
  files.set(pageListAssetName(locale), list);
  const feeds = buildFeeds({ pages: list, places: navigation.places, changes, packagesChanged, messages: messages[locale] });
  for (const [product, feed] of feeds) files.set(feedAssetName(locale, product), feed satisfies FeedAsset);
}

/** Adds a tree, and the branches that it is cut into: for the worker, and as hashed files for the browser. */
async function writeNavigation(input: WritePagesInput, name: string, nodes: readonly NavigationNode[]): Promise<void> {
  const { demos, locale, files } = input;
  const assetOf = (children: readonly NavigationNode[]): NavigationAsset => ({ html: demos.prerender.renderNavigation(children, locale) });
  const cut = await cutBranches(nodes, (group, children) => {
    const asset = assetOf(children);
    files.set(navigationAssetName(locale, name, group), asset);
    return writeJson(input, 'navigation', asset);
  });
  files.set(navigationAssetName(locale, name), assetOf(cut));
}

/** The pictures of all pages of one language: key → address. A page without a translation has the English one. */
async function drawPages({ content, rendered, reference, locale, drawPage }: WritePagesInput): Promise<Map<string, string>> {
  const guides = [...content.pages.keys()].flatMap((key) => {
    const source = (rendered[locale].get(key) ?? rendered.en.get(key))?.source;
    return source ? [{ key, title: source.frontMatter.title, locale: source.locale }] : [];
  });
  const entries = [...reference.values()].map(({ key, title }) => ({ key, title, locale }));
  return new Map(await Promise.all([...guides, ...entries].map(async (page) => [page.key, await drawPage(page)] as const)));
}

/** Writes the programs of a page's demos to a file of their own, which a reader loads to edit or take one away. */
async function writePrograms({ staticFolder, staticPath }: WritePagesInput, demos: ReadonlyMap<string, BuiltDemo>): Promise<string> {
  if (demos.size === 0) return '';
  const programs: DemoPrograms = Object.fromEntries([...demos].map(([name, { program }]) => [name, program]));
  return writeJson({ staticFolder, staticPath }, 'programs', programs);
}

/** Writes a JSON file whose name has its hash. Returns its address. */
export async function writeJson({ staticFolder, staticPath }: Pick<WritePagesInput, 'staticFolder' | 'staticPath'>, name: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const file = `${name}-${hashOf(text).slice(0, 8)}.json`;
  await writeFile(path.join(staticFolder, file), text);
  return staticPath + file;
}

/** Place of a page that links lead to and the navigation does not: its parent's, without neighbours. */
function unlistedPlace(key: string, page: RenderedPage, navigation: SiteNavigation) {
  const siblings = key.slice(0, key.lastIndexOf('/') + 1);
  const near = [...navigation.places].find(([other]) => other.startsWith(siblings))?.[1];
  return {
    navigation: near?.navigation ?? 'general',
    title: page.source.frontMatter.title,
    breadcrumbs: near?.breadcrumbs ?? [],
    openGroups: near?.openGroups ?? [],
    previous: null,
    next: null,
    plan: null,
    marks: [],
  };
}
