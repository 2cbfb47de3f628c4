import { pagePath } from '../../site/addresses.ts';
import type { FeedAsset } from '../../site/page/feed.ts';
import { DEFAULT_LOCALE, type Locale } from '../../site/locales.ts';
import { need } from '../../site/kit/need.ts';
import {
  feedAssetName,
  markdownAssetName,
  navigationAssetName,
  pageAssetName,
  pageListAssetName,
  type AddressEntry,
  type BranchFile,
  type NavigationAsset,
  type PageSummary,
} from '../../site/page/page.ts';
import { playgroundName } from '../../site/demo/playground.ts';
import type { NavigationNode, Prerender } from '../../site/protocol/prerender.ts';
import { findProduct } from '../../site/products.ts';
import type { GuideChanges } from '../../site/reference/model.ts';
import type { BuiltDemos } from '../demos/build-demos.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import type { BuildContext } from '../cache/context.ts';
import type { Messages } from '../content/load-messages.ts';
import type { Problem } from '../kit/problems.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import { defineStep, asIs, notCompared } from '../cache/step.ts';
import { cutBranches } from '../content/navigation/branches.ts';
import { cutNavigation } from '../content/navigation/cut.ts';
import { GENERAL, type PagePlace, type SiteNavigation } from '../content/navigation/build-navigation.ts';
import type { OutdatedTranslations } from '../content/outdated.ts';
import type { History } from '../content/history.ts';
import type { Content } from '../content/load-content.ts';
import type { RenderedPage, RenderedPages } from '../content/render-pages.ts';
import type { Pictures } from '../images/link-previews/build-link-previews.ts';
import type { LoadedReference } from '../reference/load-reference.ts';
import type { BuiltReference } from '../reference/pages/build-reference-pages.ts';
import type { Thumbnails } from '../images/thumbnails/build-thumbnails.ts';
import { namedThumbnails } from '../images/thumbnails/named.ts';
import { guideStep, referencePageStep, type ComposedPage } from './pages/compose-pages.ts';
import type { ContentSink } from './content-sink.ts';
import { buildFeeds } from './pages/feeds.ts';
import { composeAllDemos } from './pages/all-demos.ts';
import { listReleases } from './check-tables.ts';
import { composeGallery } from './pages/gallery.ts';
import { manifestFiles } from './manifest.ts';
import { writeNavigationFile, writePageFile } from './asset-files.ts';

/** A site whose pages can be written. */
export interface WritableSite {
  content: Content;
  messages: Record<Locale, Messages>;
  rendered: RenderedPages;
  demos: BuiltDemos;
  history: History;
  outdated: OutdatedTranslations;
  loaded: LoadedReference;
  navigations: Record<Locale, SiteNavigation>;
  reference: Record<Locale, BuiltReference>;
  /** What changed in the names that each guide uses, by page key. */
  guideChanges: ReadonlyMap<string, GuideChanges>;
  pictures: Pictures;
  thumbnails: Thumbnails;
  statics: StaticFiles;
}

/**
 * Writes the assets of one language: pages, their Markdown, the manifest, navigations, the list of pages and the feeds.
 *
 * @returns Problems of the demos.
 */
export async function writePages(
  context: BuildContext,
  site: WritableSite,
  locale: Locale,
  sink: ContentSink,
): Promise<Problem[]> {
  const list: PageSummary[] = [];
  const entries = new Map<string, AddressEntry>();
  const problems: Problem[] = [];
  const compose = createComposers(context, site, locale);
  for (const chunk of splitChunks(compose)) {
    for (const { entry, asset, markdown, summary, problems: found } of await Promise.all(
      chunk.map((start) => start()),
    )) {
      const { key } = summary;
      await sink.add(pageAssetName(locale, key), asset, writePageFile);
      await sink.add(markdownAssetName(locale, key), markdown);
      entries.set(key, entry);
      list.push(summary);
      problems.push(...found);
    }
  }
  addRedirects(site, locale, entries);
  for (const [name, text] of manifestFiles(locale, entries)) await sink.add(name, text, String);
  await writeNavigations(context, site, locale, sink);
  await sink.add(pageListAssetName(locale), list);
  await writeFeeds(site, locale, list, sink);
  return problems;
}

const NO_DEMOS: ReadonlyMap<string, BuiltDemo> = new Map();

/** One function per page, which composes it when called. */
function createComposers(context: BuildContext, site: WritableSite, locale: Locale): (() => Promise<ComposedPage>)[] {
  const { content, demos, history, guideChanges, pictures, thumbnails, statics } = site;
  const [navigation, reference] = [site.navigations[locale], site.reference[locale]];
  const guides = new Map([...site.rendered[DEFAULT_LOCALE], ...site.rendered[locale]]);
  const setting = createSetting(site, locale);
  const packageVersions = demos.packages.versions;
  const named = namedThumbnails(content);
  const linkedLines = findLinkedLines(reference);
  const ofGuides = [...guides.values()].map((page) => async () => {
    const { key } = page.folder;
    const { frontMatter, locale: contentLocale, file } = page.source;
    const nodes = navigation.trees.get(findProduct(key)?.id ?? GENERAL) ?? [];
    return context.steps.run(guideStep, {
      ...setting,
      packageVersions,
      page,
      demos: demos.byPage.get(key)?.[locale] ?? NO_DEMOS,
      place: navigation.places.get(key) ?? unlistedPlace(page, navigation),
      outdated: site.outdated[locale].get(key) ?? null,
      changes: need(guideChanges, key),
      changed: history.files.get(file) ?? null,
      // An untranslated page shares the picture of the English one.
      picture: pictures.getAddress({ key, title: frontMatter.title, locale: contentLocale }),
      linkedLines: linkedLines.get(pagePath(key, locale)) ?? [],
      gallery: page.body.features.includes('gallery')
        ? await composeGallery({ nodes, guides, thumbnails, named, locale })
        : [],
      allDemos: page.body.features.includes('allDemos')
        ? await composeAllDemos({
            run: context.steps.run,
            guides,
            byPage: demos.byPage,
            navigation,
            thumbnails,
            statics,
            locale,
          })
        : null,
    });
  });
  const ofReference = [...reference.values()].map((page) => async () => {
    const { key, product, title } = page;
    return context.steps.run(referencePageStep, {
      ...setting,
      page,
      place: navigation.places.get(key),
      changed: product === null ? null : (history.packages.get(product) ?? null),
      picture: pictures.getAddress({ key, title, locale }),
      playground: demos.byPage.get(key)?.[locale].get(playgroundName(page.name)) ?? null,
    });
  });
  return [...ofGuides, ...ofReference];
}

/** What all pages of a language are composed with. */
function createSetting(site: WritableSite, locale: Locale) {
  const { content, demos, statics } = site;
  return {
    locale,
    messages: site.messages[locale],
    releases: listReleases(site.loaded),
    pagesByVersion: content.pagesByVersion,
    redirects: content.redirects,
    reference: site.reference[locale],
    prerender: demos.prerender,
    mountModules: demos.entryFiles('mount'),
    statics,
  };
}

/** Position of a page outside the navigation: that of its siblings, without previous and next. */
function unlistedPlace({ folder, source }: RenderedPage, navigation: SiteNavigation): PagePlace {
  const siblings = folder.key.slice(0, folder.key.lastIndexOf('/') + 1);
  const near = [...navigation.places].find(([other]) => other.startsWith(siblings))?.[1];
  return {
    navigation: near?.navigation ?? 'general',
    title: source.frontMatter.title,
    breadcrumbs: near?.breadcrumbs ?? [],
    openGroups: near?.openGroups ?? [],
    previous: null,
    next: null,
    plan: null,
    marks: [],
  };
}

/** Redirects former URLs to current ones, and a group without a page of its own to its first page. */
function addRedirects(
  { content, navigations }: WritableSite,
  locale: Locale,
  entries: Map<string, AddressEntry>,
): void {
  for (const [from, to] of Object.entries(content.redirects)) entries.set(from, { kind: 'redirect', to, status: 301 });
  for (const [group, to] of navigations[locale].groups) {
    if (!entries.has(group)) entries.set(group, { kind: 'redirect', to, status: 302 });
  }
}

async function writeNavigations(
  context: BuildContext,
  { demos: { prerender }, navigations, statics }: WritableSite,
  locale: Locale,
  sink: ContentSink,
): Promise<void> {
  for (const [name, nodes] of navigations[locale].trees) {
    const assets = await context.steps.run(navigationStep, { prerender, statics, locale, name, nodes });
    for (const [asset, value] of assets) await sink.add(asset, value, writeNavigationFile);
  }
}

async function writeFeeds(
  { history, loaded, messages, navigations }: WritableSite,
  locale: Locale,
  pages: readonly PageSummary[],
  sink: ContentSink,
): Promise<void> {
  const feeds = buildFeeds({
    pages,
    places: navigations[locale].places,
    changes: loaded.changes,
    packagesChanged: history.packages,
    messages: messages[locale],
  });
  for (const [product, feed] of feeds) await sink.add(feedAssetName(locale, product), feed satisfies FeedAsset);
}

/** Pages composed at a time: enough for all cores, few enough for memory. */
const CHUNK_SIZE = 50;

function splitChunks<T>(items: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(items.length / CHUNK_SIZE) }, (_, at) =>
    items.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE),
  );
}

interface NavigationTree {
  prerender: Prerender;
  statics: StaticFiles;
  locale: Locale;
  name: string;
  nodes: readonly NavigationNode[];
}

/**
 * Renders a navigation, and the branches it is cut into: as assets for the worker, and as hashed files for the browser.
 */
export const navigationStep = defineStep({
  name: 'navigation',
  code: import.meta.url,
  keep: 'memory',
  inputs: { prerender: asIs, statics: notCompared, locale: asIs, name: asIs, nodes: asIs },
  of: ({ locale, name }) => `${locale} ${name}`,
  make: drawNavigation,
});

async function drawNavigation({
  prerender,
  statics,
  locale,
  name,
  nodes,
}: NavigationTree): Promise<Map<string, NavigationAsset>> {
  const assets = new Map<string, NavigationAsset>();
  const createAsset = (children: readonly NavigationNode[]) =>
    cutNavigation(prerender.renderNavigation(children, locale));
  const cut = await cutBranches(nodes, (group, children) => {
    const asset = createAsset(children);
    assets.set(navigationAssetName(locale, name, group), asset);
    return writeJson(statics, 'navigation', { html: asset.html } satisfies BranchFile);
  });
  return assets.set(navigationAssetName(locale, name), createAsset(cut));
}

/** Links from the reference to lines of demos (`BasicBars:grid`), by the path of the guide. */
function findLinkedLines(reference: BuiltReference): Map<string, string[]> {
  const links = [...reference.values()].flatMap(({ page }) =>
    page.kind === 'component' ? Object.values(page.context.examples) : [],
  );
  const byPath = Map.groupBy(new Set(links), (link) => link.slice(0, link.indexOf('#')));
  return new Map([...byPath].map(([path, found]) => [path, found.map((link) => link.slice(path.length + 1)).sort()]));
}
