import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES, awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import type { NavigationEntry } from '../../site/navigation.ts';
import type { PlaygroundCatalog } from '../../site/demo/playground.ts';
import type { PropGroups } from '../../site/prop-groups.ts';
import type { ErrorGuide } from '../../site/reference/errors.ts';
import type { ListedReferencePage, ReferenceCatalog } from '../../site/reference/catalog.ts';
import { isRecord } from '../../site/kit/need.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import { parseJson } from '../kit/parse-json.ts';
import { allOrProblems, type Problem, type Problems } from '../kit/problems.ts';
import { byContent, defineStep, asIs } from '../cache/step.ts';
import { importData } from './data.ts';
import { countMarks, type Draft } from './draft.ts';
import { loadErrorGuides } from './error-guides.ts';
import { parseFrontMatter, type ParsedFile } from './front-matter.ts';

/** One language of a page, with the installed version filled in. */
export interface SourcePage extends ParsedFile {
  /** The same as written: an update of the packages changes no text that a translation has to follow. */
  written: ParsedFile;
  locale: Locale;
  /** Path relative to the repository root. */
  file: string;
}

/** A folder below `content/` that holds a page. */
export interface PageFolder {
  /** Page key: `/x/react-tree-view/quickstart`. */
  key: string;
  folder: string;
  sources: Partial<Record<Locale, SourcePage>>;
  /** Translations with texts that are marked as not translated. Readers see the English page instead. */
  drafts: Partial<Record<Locale, Draft>>;
}

/** Everything written by hand, read and parsed. */
export interface Content {
  pages: Map<string, PageFolder>;
  navigation: readonly NavigationEntry[];
  /** Titles of navigation entries by pathname, in languages other than English. */
  navigationTitles: Record<Locale, Readonly<Record<string, string>>>;
  /** Which English text each translation was made from (`outdated.ts`), by page key. */
  translatedFrom: Record<Locale, Readonly<Record<string, string>>>;
  /** Keys of pages deliberately left out of the navigation. */
  unlisted: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** Keys of the pages that each older version of the site has. */
  pagesByVersion: Record<string, string[]>;
  /** What the reference documents; empty without `model.ts`. */
  reference: ReferenceCatalog;
  /** The playgrounds of the reference; empty without `reference-playgrounds.ts`. */
  playgrounds: PlaygroundCatalog;
  /** Props whose group is written by hand; empty without `reference-groups.ts`. */
  propGroups: PropGroups;
  /** Hand-written guides to the packages' messages. */
  errorGuides: readonly ErrorGuide[];
  /** Files of such guides with paragraphs that are not written yet. */
  errorGuideDrafts: readonly Draft[];
  /** The pages that the reference was planned to have. */
  referenceList: readonly ListedReferencePage[];
}

const FILE_NAMES = byLocale((locale) => (locale === DEFAULT_LOCALE ? 'index.md' : `index.${locale}.md`));

/** Stands in the text of pages for the version of the installed packages. */
export const INSTALLED_VERSION = '{installed-version}';

export function withInstalledVersion(text: string): string {
  return text.replaceAll(INSTALLED_VERSION, EXAMPLES_VERSION);
}

/** Shared empty values: steps compare by identity, so these must be the same objects every time. */
const NO_TITLES: Readonly<Record<string, string>> = {};
const NO_RECORDS: Readonly<Record<string, string>> = {};
const NO_REFERENCE: ReferenceCatalog = { products: [], shared: [], renames: {}, migrationGuides: {}, states: {} };
const NO_PLAYGROUNDS: PlaygroundCatalog = { playgrounds: {}, parts: {} };
const NO_PROP_GROUPS: PropGroups = {};

const addresses = v.record(v.string(), v.string());

const entrySchema: v.GenericSchema<NavigationEntry> = v.strictObject({
  pathname: v.pipe(v.string(), v.regex(/^(?:\/|https?:)/, 'begin it with a slash')),
  title: v.exactOptional(v.string()),
  subheader: v.exactOptional(v.string()),
  children: v.exactOptional(v.array(v.lazy(() => entrySchema))),
  plan: v.exactOptional(v.picklist(['pro', 'premium'])),
  planned: v.exactOptional(v.literal(true)),
  unstable: v.exactOptional(v.literal(true)),
  newFeature: v.exactOptional(v.literal(true)),
});

/** The data modules: what each exports. The compiler knows the catalogues better. */
const NAVIGATION = v.object({ navigation: v.array(entrySchema), unlisted: v.array(v.string()) });
const TITLES = v.object({ titles: addresses });
const REDIRECTS = v.object({ redirects: addresses });
const REFERENCE = v.object({ reference: v.custom<ReferenceCatalog>(isRecord) });
const PROP_GROUPS = v.object({ propGroups: v.custom<PropGroups>(isRecord) });
const PLAYGROUNDS = v.object({ playgroundCatalog: v.custom<PlaygroundCatalog>(isRecord) });

/**
 * Reads the content folder. Problems with single pages are collected, not thrown.
 *
 * @throws BuildError for files without which nothing else can be checked.
 */
export async function loadContent(context: BuildContext, problems: Problems): Promise<Content> {
  const inReference = (name: string) => path.join(context.reference, name);
  const [
    pages,
    navigation,
    navigationTitles,
    translatedFrom,
    redirects,
    pagesByVersion,
    reference,
    playgrounds,
    propGroups,
    errorGuides,
    referenceList,
  ] = await allOrProblems([
    loadPages(context, problems),
    importData(context, path.join(context.content, 'navigation.ts'), NAVIGATION),
    awaitByLocale((locale) => loadTitles(context, locale)),
    awaitByLocale((locale) => loadRecords(context, locale)),
    importData(context, path.join(context.content, 'redirects.ts'), REDIRECTS),
    loadJson<Record<string, string[]>>(context, path.join(context.content, 'pages-by-version.json')),
    existsSync(inReference('reference.ts'))
      ? importData(context, inReference('reference.ts'), REFERENCE)
      : { reference: NO_REFERENCE },
    existsSync(inReference('reference-playgrounds.ts'))
      ? importData(context, inReference('reference-playgrounds.ts'), PLAYGROUNDS)
      : { playgroundCatalog: NO_PLAYGROUNDS },
    existsSync(inReference('reference-groups.ts'))
      ? importData(context, inReference('reference-groups.ts'), PROP_GROUPS)
      : { propGroups: NO_PROP_GROUPS },
    loadErrorGuides(context, problems),
    existsSync(inReference('reference-list.json'))
      ? loadJson<ListedReferencePage[]>(context, inReference('reference-list.json'))
      : [],
  ]);
  return {
    pages,
    navigation: navigation.navigation,
    navigationTitles,
    translatedFrom,
    unlisted: navigation.unlisted,
    redirects: redirects.redirects,
    pagesByVersion,
    reference: reference.reference,
    playgrounds: playgrounds.playgroundCatalog,
    propGroups: propGroups.propGroups,
    errorGuides: errorGuides.guides,
    errorGuideDrafts: errorGuides.drafts,
    referenceList,
  };
}

/** Titles of a translated navigation; entries without one stay English. */
async function loadTitles(context: BuildContext, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const file = path.join(context.content, `navigation.${locale}.ts`);
  if (locale === DEFAULT_LOCALE || !existsSync(file)) return NO_TITLES;
  return (await importData(context, file, TITLES)).titles;
}

/** File that records which English text each translation was made from. `npm run translated` writes it. */
export function recordsName(locale: Locale): string {
  return `translated.${locale}.json`;
}

function loadRecords(context: BuildContext, locale: Locale): Promise<Readonly<Record<string, string>>> {
  const file = path.join(context.content, recordsName(locale));
  return existsSync(file) ? loadJson(context, file) : Promise.resolve(NO_RECORDS);
}

async function loadPages(context: BuildContext, problems: Problems): Promise<Map<string, PageFolder>> {
  const files = new Set(await context.sources.list(context.content));
  const folders = [...files]
    .filter((file) => path.basename(file) === FILE_NAMES[DEFAULT_LOCALE])
    .map((file) => path.dirname(file))
    .sort();
  const loaded = await Promise.all(
    folders.map(async (folder) => {
      const texts = await Promise.all(
        LOCALES.map((locale) => {
          const file = path.join(folder, FILE_NAMES[locale]);
          return files.has(file) ? context.sources.read(file) : Promise.resolve(null);
        }),
      );
      const key = `/x/${path.relative(context.content, folder).split(path.sep).join('/')}`;
      return context.steps.run(pageStep, { key, folder, name: relativePath(context, folder), texts });
    }),
  );
  for (const { found } of loaded) for (const problem of found) problems.add(problem);
  return new Map(loaded.map(({ page }) => [page.key, page]));
}

interface PageTexts {
  key: string;
  folder: string;
  /** The folder, relative to the repository root. */
  name: string;
  /** One per locale; null where there is no file. */
  texts: readonly (string | null)[];
}

/** Parses a page's files. */
export const pageStep = defineStep({
  name: 'page',
  code: import.meta.url,
  keep: 'memory',
  inputs: { key: asIs, folder: asIs, name: asIs, texts: byContent },
  of: ({ folder }) => folder,
  make: parsePage,
});

function parsePage({ key, folder, name, texts }: PageTexts): { page: PageFolder; found: Problem[] } {
  const page: PageFolder = { key, folder, sources: {}, drafts: {} };
  const found: Problem[] = [];
  for (const [at, locale] of LOCALES.entries()) {
    const text = texts[at] ?? null;
    if (text === null) continue;
    const file = `${name}/${FILE_NAMES[locale]}`;
    const count = locale === DEFAULT_LOCALE ? 0 : countMarks(text);
    if (count > 0) {
      page.drafts[locale] = { file, count };
      continue;
    }
    const written = parseFrontMatter(text, (problem) => found.push({ file, ...problem }));
    if (written) page.sources[locale] = { ...written, body: withInstalledVersion(written.body), written, locale, file };
  }
  return { page, found };
}

async function loadJson<T>(context: BuildContext, file: string): Promise<T> {
  const text = await context.sources.read(file);
  return context.steps.run(jsonStep, { name: relativePath(context, file), text }) as T;
}

/** Parses a JSON file once, so that a watching process gets the same object as long as the file is the same. */
export const jsonStep = defineStep({
  name: 'json',
  code: import.meta.url,
  keep: 'memory',
  inputs: { name: asIs, text: asIs },
  of: ({ name }) => name,
  make: ({ name, text }: { name: string; text: string }): unknown => parseJson(name, text),
});
