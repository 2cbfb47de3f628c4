import path from 'node:path';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { DEFAULT_LOCALE, LOCALES, awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import { isExternal, walkNavigation } from '../../site/navigation.ts';
import { PRODUCTS, type Product } from '../../site/products.ts';
import type { ContentSink } from '../output/content-sink.ts';
import { writeSkills } from '../output/skills.ts';
import { writePages, type LanguageParts } from '../output/write-pages.ts';
import { checkClaims, type DefaultCounts } from '../checks/claims/check-claims.ts';
import { checkErrorGuides } from '../checks/error-guides.ts';
import {
  checkDemos,
  checkDuplicates,
  checkImages,
  checkNeighbours,
  checkPlaces,
  checkRedirects,
  checkSiteLinks,
  checkThumbnails,
  linkedPages,
} from '../checks/check-site.ts';
import type { ClientBundle } from '../output/client/bundle-client.ts';
import { clientStep } from '../output/client/client-step.ts';
import { buildDemos, type BuiltDemos } from '../demos/build-demos.ts';
import { findFailedPatches, type FailedPatch } from '../demos/vendor/pictures.ts';
import type { BuildContext } from '../cache/context.ts';
import { checkMessages, loadMessages } from '../content/load-messages.ts';
import { BuildError, Problems, allOrProblems } from '../kit/problems.ts';
import { hashSources } from '../cache/sources.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import type { SiteNavigation } from '../content/navigation/build-navigation.ts';
import { buildNavigations, type NavigationParts } from '../reference/pages/site-navigation.ts';
import { findOutdatedTranslations, reportGuides, type GuideReport } from '../content/outdated.ts';
import type { Draft } from '../content/draft.ts';
import { loadHistory } from '../content/history.ts';
import { loadContent, type Content } from '../content/load-content.ts';
import { renderPages } from '../content/render-pages.ts';
import { createPictures } from '../images/link-previews/build-link-previews.ts';
import { loadReference } from '../reference/load-reference.ts';
import { buildReferencePages, type BuiltReference } from '../reference/pages/build-reference-pages.ts';
import { findGuideChanges } from '../reference/pages/guides/guide-changes.ts';
import { compareWithList, type ListDifference } from '../reference/pages/list-difference.ts';
import { referenceKeys } from '../reference/pages/reference-navigation.ts';
import { placePlaygrounds } from '../reference/playgrounds.ts';
import { guidePages } from '../reference/pages/guides/usage.ts';
import { loadTranslations, reportTranslations, type TranslationReport } from '../reference/translations.ts';
import { searchDocuments } from '../search/build-search.ts';
import type { IndexedDocument } from '../search/guide-documents.ts';
import { createThumbnails } from '../images/thumbnails/build-thumbnails.ts';

/** URL prefix of the files with a hash in their name. */
const STATIC_PATH = '/static/';

/** Island entry points, bundled with the demos so that they share React, Emotion and MUI. */
export const ISLANDS = { mount: 'client/islands/demo/mount.tsx', settings: 'client/islands/settings/open.tsx' };

/** Source folders that decide the build id, besides the content. */
const CODE = ['worker', 'client', 'site', 'locales', 'public'];

/** Result of a build, reported on the command line. */
export interface BuildReport {
  pages: Record<Locale, number>;
  /** Reference pages per language. */
  reference: number;
  referenceDifference: ListDifference;
  /** Translated share of the reference, by language; empty without translations. */
  referenceTranslations: TranslationReport[];
  /** Which translated guides are up to date with their English page, by language. */
  guideTranslations: GuideReport[];
  /** Guides to messages with paragraphs that are not written yet. */
  errorGuideDrafts: readonly Draft[];
  demos: number;
  /** Why grids or charts are not drawn before they are live; empty as long as the patches fit the packages. */
  failedPatches: readonly FailedPatch[];
  /** How many of the defaults that pages state were compared with the reference. */
  statedDefaults: DefaultCounts;
  /** Navigation entries without a page. */
  missing: number;
  /** Libraries without a start page: the product menu leads nowhere. */
  withoutStart: readonly Product[];
  /** Keys of the interface's texts that a language lacks. */
  untranslated: Record<Locale, string[]>;
  /** Pathnames of navigation entries whose title a language lacks. */
  untitled: Record<Locale, string[]>;
}

export interface ComposeSiteOptions {
  /** Folder of the files served as they are; its `static` folder exists. */
  assets: string;
  sink: ContentSink;
  /** Builds the index of one language. @returns URL of the manifest. */
  buildIndex: (locale: Locale, documents: readonly IndexedDocument[]) => Promise<string>;
}

/** A site whose content is in the sink. */
export interface ComposedSite {
  report: BuildReport;
  /** What the worker is told about the build, without the hashes. */
  info: Omit<BuildInfo, 'id' | 'worker'>;
  /** Hash of the source code and of `public/`. */
  code: string;
  /** URLs of the hashed files that every page needs. */
  core: string[];
  /** Writes the pictures for link previews, whose addresses the pages have already. */
  writePictures: () => Promise<void>;
}

/** Reads what people have written. @throws BuildError for what nothing else can be checked without. */
async function readTexts(context: BuildContext, problems: Problems) {
  const read = [loadContent(context, problems), loadMessages(context), checkMessages(context)] as const;
  const [content, messages, { missing, problems: mistakes }] = await allOrProblems(read).catch((error: unknown) => {
    problems.collect(error);
    throw new BuildError(problems.list);
  });
  problems.list.push(...mistakes);
  checkDuplicates(content, problems);
  return { content, messages, untranslated: missing };
}

/** Prepares everything that a page is made of. Without `built`, the demos have problems. */
async function prepare(context: BuildContext, statics: StaticFiles, problems: Problems) {
  const { content, messages, untranslated } = await readTexts(context, problems);
  const [rendered, built, loaded, translations, history, outdated] = await Promise.all([
    renderPages(context, content, { messages, problems }),
    // Whatever can be checked without the demos is checked before the build fails.
    buildDemos(context, { content, entries: ISLANDS, statics }).catch((error: unknown) => problems.collect(error)),
    loadReference(context, content.reference),
    loadTranslations(context, problems),
    loadHistory(context, content.reference.products),
    findOutdatedTranslations(context, content),
  ]);
  return { content, messages, untranslated, rendered, built, loaded, translations, history, outdated };
}

/**
 * Builds the whole site except the files that contain the build id.
 *
 * @throws BuildError listing every problem in the content.
 */
export async function composeSite(
  context: BuildContext,
  { assets, sink, buildIndex }: ComposeSiteOptions,
): Promise<ComposedSite> {
  const problems = new Problems();
  const statics: StaticFiles = { staticFolder: path.join(assets, 'static'), staticPath: STATIC_PATH };
  const sources = await prepare(context, statics, problems);
  const { content, messages, rendered, built, loaded, translations, history, outdated } = sources;
  const english = rendered[DEFAULT_LOCALE];
  const ofReference = referenceKeys(loaded);
  const exists = (key: string) => content.pages.has(key) || ofReference.has(key);
  const navigations = buildNavigations(context, { content, loaded, messages, exists });
  const statedDefaults = await checkContent(context, content, { navigations, loaded, exists }, problems);
  await checkImages(context, rendered, problems);
  if (!built) throw new BuildError(problems.list);
  const demos = await placePlaygrounds(built, { content, loaded, guides: english, statics, problems });
  checkDemos(rendered, demos, problems);
  checkThumbnails(content, demos, problems);
  const guideChanges = findGuideChanges(context, { loaded, guides: english, demos });
  const reference = buildReferencePages(context, {
    ...content,
    loaded,
    translations,
    messages,
    prerender: demos.prerender,
    guides: byLocale((locale) => guidePages(rendered, demos, locale)),
    guideAnchors: new Map([...linkedPages(context, english)].map(([key, { anchors }]) => [key, anchors])),
    guideChanges,
  });
  checkSiteLinks(context, { rendered, reference, exists, problems });
  problems.throwIfAny();

  const pictures = await createPictures(context, { statics, messages, prerender: demos.prerender });
  const getThumbnail = await createThumbnails(context, { demos, statics });
  const parts = { content, demos, history, changes: loaded.changes, guideChanges, pictures, getThumbnail, statics };
  for (const locale of LOCALES) {
    const language: LanguageParts = {
      locale,
      messages: messages[locale],
      navigation: navigations[locale],
      reference: reference[locale],
      outdated: outdated[locale],
      guides: new Map([...english].map(([key, page]) => [key, rendered[locale].get(key) ?? page])),
    };
    problems.list.push(...(await writePages(context, parts, language, sink)));
  }
  problems.throwIfAny();
  await writeSkills(sink, content, loaded, exists);

  const indexed = { rendered, demos, navigations, reference, messages };
  const code = await hashSources(context.sources, context.root, CODE);
  const [search, { info, core }] = await Promise.all([
    awaitByLocale((locale) => buildIndex(locale, searchDocuments(context, indexed, locale))),
    bundleCode(context, { demos, statics, code }),
  ]);
  const failedPatches = await findFailedPatches(context.root);
  const report = createReport({ ...sources, reference, demos, navigations, failedPatches, statedDefaults });
  return { report, info: { ...info, search }, code, core, writePictures: pictures.write };
}

interface ReportParts extends Awaited<ReturnType<typeof prepare>> {
  reference: Record<Locale, BuiltReference>;
  demos: BuiltDemos;
  navigations: Record<Locale, SiteNavigation>;
  failedPatches: readonly FailedPatch[];
  statedDefaults: DefaultCounts;
}

/** The navigation's titles are English in the default language: it lacks none. */
function untitledEntries({ navigation, navigationTitles }: Content): Record<Locale, string[]> {
  const own = [...walkNavigation(navigation)].filter((entry) => !isExternal(entry));
  return byLocale((locale) =>
    locale === DEFAULT_LOCALE
      ? []
      : own.map(({ pathname }) => pathname).filter((pathname) => !Object.hasOwn(navigationTitles[locale], pathname)),
  );
}

function createReport(parts: ReportParts): BuildReport {
  const { content, rendered, reference, loaded, translations, outdated, demos, navigations } = parts;
  return {
    pages: byLocale((locale) => rendered[locale].size),
    reference: reference[DEFAULT_LOCALE].size,
    referenceDifference: compareWithList(content.referenceList, loaded),
    referenceTranslations: reportTranslations(loaded.products, translations),
    guideTranslations: reportGuides(content, outdated),
    errorGuideDrafts: content.errorGuideDrafts,
    demos: [...demos.byPage.values()].reduce((sum, ofPage) => sum + ofPage[DEFAULT_LOCALE].size, 0),
    failedPatches: parts.failedPatches,
    statedDefaults: parts.statedDefaults,
    missing: navigations[DEFAULT_LOCALE].missing.length,
    withoutStart: PRODUCTS.filter(({ start }) => !content.pages.has(start)),
    untranslated: parts.untranslated,
    untitled: untitledEntries(content),
  };
}

/** Checks navigation, redirects and the guides to messages, and what all texts say about the libraries. */
async function checkContent(
  context: BuildContext,
  content: Content,
  {
    navigations,
    loaded,
    exists,
  }: Pick<NavigationParts, 'loaded' | 'exists'> & { navigations: Record<Locale, SiteNavigation> },
  problems: Problems,
): Promise<DefaultCounts> {
  const places = navigations[DEFAULT_LOCALE];
  checkPlaces(content, places, problems);
  checkNeighbours(content, places, problems);
  checkRedirects(content.redirects, exists, problems);
  checkErrorGuides(content.errorGuides, loaded.errors, problems);
  return checkClaims(context, { content, products: loaded.products }, problems);
}

/** Bundles the client: what every page loads, and the modules loaded on demand. */
async function bundleCode(
  { root, steps }: BuildContext,
  { demos, statics, code }: { demos: BuiltDemos; statics: StaticFiles; code: string },
): Promise<ClientBundle> {
  const { prerender } = demos;
  const islands = { MOUNT: demos.entryFile('mount'), SETTINGS: demos.entryFile('settings') };
  const packages = await writeJson(statics, 'packages', demos.packages);
  return steps.run(clientStep, { root, code, islands, packages, tokens: prerender.tokensCss(), statics });
}
