import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { DemoPrograms } from '../site/demo-program.ts';
import { LOCALES, type Locale } from '../site/locales.ts';
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
import type { FeedAsset } from '../site/feed.ts';
import { productOf, type ProductId } from '../site/products.ts';
import { hashOf } from './cache.ts';
import { checkLinks, type LinkedPage } from './check-links.ts';
import { bundleClient } from './client-bundle.ts';
import { composeMarkdown, composePage } from './compose.ts';
import type { BuildContext } from './context.ts';
import { buildDemos, type BuiltDemo, type BuiltDemos } from './demos/build.ts';
import { buildFeeds } from './feeds.ts';
import { hashFiles } from './files.ts';
import { loadHighlighter } from './highlight.ts';
import { loadHistory, loadPackageHistory } from './history.ts';
import { loadContent, type Content } from './load.ts';
import { loadMessages } from './messages.ts';
import { buildNavigation, type SiteNavigation } from './navigation.ts';
import { renderPages, type RenderedPage } from './pages.ts';
import { createPictures, type DrawPage } from './pictures/build.ts';
import { Problems } from './problems.ts';
import { composeReferencePage, summarizeReferencePage } from './reference-pages/compose.ts';
import { buildReferencePages, linkedReference, referenceHref, type BuiltReference } from './reference-pages/build.ts';
import { compareWithList, type ListDifference } from './reference-pages/list-difference.ts';
import { referenceKeys, referenceTitles, withReference } from './reference-pages/navigation.ts';
import { findUsage, guidePages } from './reference-pages/usage.ts';
import { loadReference, type LoadedReference } from './reference/load.ts';
import { buildSearch } from './search/build.ts';
import { bundleSearchDialog } from './search/bundle-dialog.ts';
import { versionPresence } from './versions.ts';
import { writeOutput } from './write-output.ts';

/** Address of the files whose names carry their hash. */
const STATIC_PATH = '/static/';

/** The islands: entries that share React, Emotion and MUI with the demos. */
const ISLANDS = { mount: 'client/demo/mount.tsx', settings: 'client/settings/open.tsx' };

/** Where the repository's files are read by visitors: edit links and demo sources. */
const REPOSITORY_FILES = 'https://github.com/mui/mui-x/blob/master';

/** What a build made, for the command line to report. */
export interface BuildReport {
  buildId: string;
  pages: Record<Locale, number>;
  /** Pages of the reference in each language. */
  reference: number;
  referenceDifference: ListDifference;
  demos: number;
  /** Navigation entries without a page. */
  missing: number;
}

/** Builds the whole site into `context.out`. @throws BuildError naming every problem of the content. */
export async function buildSite(context: BuildContext): Promise<BuildReport> {
  const problems = new Problems();
  const assets = path.join(context.out, 'next');
  const staticFolder = path.join(assets, 'static');
  await rm(assets, { recursive: true, force: true });
  await mkdir(staticFolder, { recursive: true });

  const [content, messages, history] = await Promise.all([
    loadContent(context, problems),
    loadMessages(context),
    loadHistory(context),
  ]);
  const [rendered, demos] = await Promise.all([
    renderPages(context, content, { highlight: loadHighlighter, messages, problems }),
    buildDemos(context, {
      pages: content.pages.values(),
      problems,
      entries: Object.fromEntries(Object.entries(ISLANDS).map(([name, file]) => [name, path.join(context.root, file)])),
      staticFolder,
      staticPath: STATIC_PATH,
    }),
  ]);
  const [loaded, packagesChanged] = await Promise.all([
    loadReference(context, content.reference),
    loadPackageHistory(context, content.reference.products),
  ]);
  const ofReference = referenceKeys(loaded);
  const exists = (key: string) => content.pages.has(key) || ofReference.has(key);
  const navigations = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      buildNavigation({
        entries: withReference(content.navigation, loaded),
        titles: { ...referenceTitles(messages[locale], locale), ...content.navigationTitles[locale] },
        locale,
        exists,
        productsTitle: messages[locale]['nav.products'] ?? 'Libraries',
      }),
    ]),
  ) as Record<Locale, SiteNavigation>;
  checkPlaces(content, navigations.en, problems);
  checkDemos(rendered, demos, problems);
  const guides = linkedPages(rendered.en);
  const usage = (locale: Locale) => findUsage(guidePages(rendered, demos, locale), locale);
  const reference = buildReferencePages({
    loaded,
    states: content.reference.states,
    messages,
    prerender: demos.prerender,
    usage: { en: usage('en'), zh: usage('zh') },
    guideAnchors: (key) => guides.get(key)?.anchors,
  });
  const english = new Map([...guides, ...linkedReference(reference.en)]);
  for (const locale of LOCALES) {
    const pages = new Map([...linkedPages(rendered[locale]), ...linkedReference(reference[locale])]);
    checkLinks(pages, exists, problems, english);
  }
  problems.throwIfAny();

  const files = new Map<string, unknown>();
  const drawPage = await createPictures(context, { staticFolder, staticPath: STATIC_PATH, messages, prerender: demos.prerender });
  for (const locale of LOCALES) {
    await writePages({ content, rendered, demos, reference: reference[locale], history, messages, navigation: navigations[locale], locale, staticFolder, files, changes: loaded.changes, packagesChanged, drawPage });
  }
  problems.throwIfAny();

  const search = await buildSearch(context, assets, { rendered, demos, navigations, reference, messages });
  const dialog = await bundleSearchDialog(context, { staticFolder, staticPath: STATIC_PATH });
  const { info, core } = await bundleClient(context, {
    staticFolder,
    staticPath: STATIC_PATH,
    islands: { MOUNT: moduleOf(demos, 'mount'), SETTINGS: moduleOf(demos, 'settings'), SEARCH: dialog.module },
    packages: await writeJson(staticFolder, 'packages', demos.packages),
    tokens: demos.prerender.tokensCss(),
  });
  const texts = [...files].map(([name, value]) => [name, JSON.stringify(value)] as const);
  const id = hashOf(
    await hashFiles(context.root, ['worker', 'client', 'site', 'locales', 'public']),
    JSON.stringify([info, search]),
    ...(await readdir(staticFolder)).sort(),
    ...texts.flat(),
  );
  await writeOutput(context, assets, { texts, info: { id, search, ...info }, core: [...core, dialog.module, dialog.styles] });
  return {
    buildId: id,
    pages: { en: rendered.en.size, zh: rendered.zh.size },
    reference: reference.en.size,
    referenceDifference: compareWithList(content.referenceList, loaded),
    demos: [...demos.byPage.values()].reduce((sum, byName) => sum + byName.size, 0),
    missing: navigations.en.missing.length,
  };
}

function moduleOf(demos: BuiltDemos, entry: keyof typeof ISLANDS): string {
  return demos.entryFiles(entry)[0] ?? '';
}

function checkPlaces(content: Content, navigation: SiteNavigation, problems: Problems): void {
  for (const page of content.pages.values()) {
    if (navigation.places.has(page.key) || content.unlisted.includes(page.key)) continue;
    problems.add({
      file: page.sources.en?.file ?? page.key,
      message: `The page ${page.key} is not in the navigation.`,
      remedy: `Add { pathname: '${page.key}' } to content/navigation.ts.`,
    });
  }
}

function checkDemos(rendered: Record<Locale, Map<string, RenderedPage>>, demos: BuiltDemos, problems: Problems): void {
  for (const locale of LOCALES) {
    for (const [key, page] of rendered[locale]) {
      const known = demos.byPage.get(key);
      for (const { name, line } of page.body.demos) {
        if (known?.has(name)) continue;
        problems.add({
          file: page.source.file,
          line: line + page.source.bodyLine + 1,
          message: `The demo "${name}" does not exist.`,
          remedy: `Write demos/${name}.tsx beside the page, or use one of: ${[...(known?.keys() ?? [])].join(', ') || 'none yet'}.`,
        });
      }
    }
  }
}

function linkedPages(rendered: ReadonlyMap<string, RenderedPage>): Map<string, LinkedPage> {
  return new Map(
    [...rendered].map(([key, { source, body }]) => [
      key,
      {
        key,
        file: source.file,
        bodyLine: source.bodyLine,
        links: body.links,
        anchors: new Set([...body.headings.map(({ id }) => id), ...body.demos.map(({ name }) => name)]),
      },
    ]),
  );
}

interface WritePagesInput {
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
  staticFolder: string;
  /** Asset name → value. */
  files: Map<string, unknown>;
}

/** Adds the assets of one language: pages, their Markdown, redirects, navigations and the list of pages. */
async function writePages(input: WritePagesInput): Promise<void> {
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
  for (const [name, nodes] of navigation.trees) {
    const html = demos.prerender.renderNavigation(nodes, locale);
    files.set(navigationAssetName(locale, name), { html } satisfies NavigationAsset);
  }
  files.set(pageListAssetName(locale), list);
  const feeds = buildFeeds({ pages: list, places: navigation.places, changes, packagesChanged, messages: messages[locale] });
  for (const [product, feed] of feeds) files.set(feedAssetName(locale, product), feed satisfies FeedAsset);
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
async function writePrograms({ staticFolder }: WritePagesInput, demos: ReadonlyMap<string, BuiltDemo>): Promise<string> {
  if (demos.size === 0) return '';
  const programs: DemoPrograms = Object.fromEntries([...demos].map(([name, { program }]) => [name, program]));
  return writeJson(staticFolder, 'programs', programs);
}

/** Writes a JSON file whose name has its hash. Returns its address. */
async function writeJson(staticFolder: string, name: string, value: unknown): Promise<string> {
  const text = JSON.stringify(value);
  const file = `${name}-${hashOf(text).slice(0, 8)}.json`;
  await writeFile(path.join(staticFolder, file), text);
  return STATIC_PATH + file;
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
