import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { LOCALES, type Locale } from '../site/locales.ts';
import { hashOf } from './cache.ts';
import { checkLinks, type LinkedPage } from './check-links.ts';
import { bundleClient } from './client-bundle.ts';
import type { BuildContext } from './context.ts';
import { buildDemos, type BuiltDemos } from './demos/build.ts';
import { hashFiles } from './files.ts';
import { loadHighlighter } from './highlight.ts';
import { loadHistory, loadPackageHistory } from './history.ts';
import { loadContent, type Content } from './load.ts';
import { loadMessages } from './messages.ts';
import { buildNavigation, type SiteNavigation } from './navigation.ts';
import { renderPages, type RenderedPage } from './pages.ts';
import { createPictures } from './pictures/build.ts';
import { Problems } from './problems.ts';
import { buildReferencePages, linkedReference } from './reference-pages/build.ts';
import { compareWithList, type ListDifference } from './reference-pages/list-difference.ts';
import { referenceKeys, referenceTitles, withReference } from './reference-pages/navigation.ts';
import { findUsage, guidePages } from './reference-pages/usage.ts';
import { loadReference } from './reference/load.ts';
import { buildSearch } from './search/build.ts';
import { bundleSearchDialog } from './search/bundle-dialog.ts';
import { writeOutput } from './write-output.ts';
import { writeJson, writePages } from './write-pages.ts';

/** Address of the files whose names carry their hash. */
const STATIC_PATH = '/static/';

/** The islands: entries that share React, Emotion and MUI with the demos. */
const ISLANDS = { mount: 'client/demo/mount.tsx', settings: 'client/settings/open.tsx' };

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
  const hashed = { staticFolder, staticPath: STATIC_PATH };
  const drawPage = await createPictures(context, { ...hashed, messages, prerender: demos.prerender });
  for (const locale of LOCALES) {
    await writePages({ content, rendered, demos, reference: reference[locale], history, messages, navigation: navigations[locale], locale, ...hashed, files, changes: loaded.changes, packagesChanged, drawPage });
  }
  problems.throwIfAny();

  const search = await buildSearch(context, assets, { rendered, demos, navigations, reference, messages });
  const dialog = await bundleSearchDialog(context, hashed);
  const { info, core } = await bundleClient(context, {
    ...hashed,
    islands: { MOUNT: moduleOf(demos, 'mount'), SETTINGS: moduleOf(demos, 'settings'), SEARCH: dialog.module },
    packages: await writeJson(hashed, 'packages', demos.packages),
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
