import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '../site/locales.ts';
import type { NavigationEntry } from '../site/navigation.ts';
import type { ListedReferencePage, ReferenceCatalog } from '../site/reference-catalog.ts';
import { hashOf } from './cache.ts';
import { relativePath, type BuildContext } from './context.ts';
import { parseFrontMatter, type ParsedFile } from './front-matter.ts';
import type { Problems } from './problems.ts';

/** One language of a page, as written. */
export interface SourcePage extends ParsedFile {
  locale: Locale;
  /** Path from the repository's root. */
  file: string;
}

/** A folder below `content/` that holds a page. */
export interface PageFolder {
  /** Page key: `/x/react-tree-view/quickstart`. */
  key: string;
  folder: string;
  sources: Partial<Record<Locale, SourcePage>>;
}

/** Everything that is written by hand, read and parsed. */
export interface Content {
  pages: Map<string, PageFolder>;
  navigation: readonly NavigationEntry[];
  /** Titles of navigation entries by pathname, in languages other than English. */
  navigationTitles: Record<Locale, Readonly<Record<string, string>>>;
  /** Keys of pages that are not in the navigation on purpose. */
  unlisted: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** Page keys that each older version of the site has. */
  pagesByVersion: Record<string, string[]>;
  /** What the reference documents; nothing where there is no `reference.ts`. */
  reference: ReferenceCatalog;
  /** The pages that the reference was planned with. */
  referenceList: readonly ListedReferencePage[];
}

const FILE_NAMES: Record<Locale, string> = { en: 'index.md', zh: 'index.zh.md' };

/** Reads the content folder. Problems with single pages are collected, not thrown. */
export async function loadContent(context: BuildContext, problems: Problems): Promise<Content> {
  const [pages, navigation, chinese, redirects, pagesByVersion, reference, referenceList] = await Promise.all([
    loadPages(context, problems),
    importData<{ navigation: NavigationEntry[]; unlisted: string[] }>(context, 'navigation.ts'),
    importData<{ titles: Record<string, string> }>(context, 'navigation.zh.ts'),
    importData<{ redirects: Record<string, string> }>(context, 'redirects.ts'),
    readFile(path.join(context.content, 'pages-by-version.json'), 'utf8'),
    existsSync(path.join(context.content, 'reference.ts'))
      ? importData<{ reference: ReferenceCatalog }>(context, 'reference.ts')
      : { reference: { products: [], states: {} } },
    existsSync(path.join(context.content, 'reference-list.json'))
      ? readFile(path.join(context.content, 'reference-list.json'), 'utf8')
      : '[]',
  ]);
  return {
    pages,
    navigation: navigation.navigation,
    navigationTitles: { en: {}, zh: chinese.titles },
    unlisted: navigation.unlisted,
    redirects: redirects.redirects,
    pagesByVersion: JSON.parse(pagesByVersion) as Record<string, string[]>,
    reference: reference.reference,
    referenceList: JSON.parse(referenceList) as ListedReferencePage[],
  };
}

async function loadPages(context: BuildContext, problems: Problems): Promise<Map<string, PageFolder>> {
  const files = await readdir(context.content, { recursive: true, withFileTypes: true });
  const folders = files
    .filter((file) => file.isFile() && file.name === FILE_NAMES.en)
    .map((file) => file.parentPath)
    .sort();
  const pages = await Promise.all(folders.map((folder) => loadPage(context, folder, problems)));
  return new Map(pages.map((page) => [page.key, page]));
}

async function loadPage(context: BuildContext, folder: string, problems: Problems): Promise<PageFolder> {
  const key = `/x/${path.relative(context.content, folder).split(path.sep).join('/')}`;
  const page: PageFolder = { key, folder, sources: {} };
  for (const locale of LOCALES) {
    const absolute = path.join(folder, FILE_NAMES[locale]);
    const text = await readFile(absolute, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (text === null) continue;
    const file = relativePath(context, absolute);
    const parsed = parseFrontMatter(text, (problem) => problems.add({ file, ...problem }));
    if (parsed) page.sources[locale] = { ...parsed, locale, file };
  }
  return page;
}

/** Imports a data module anew on each call, so that a watching build sees its changes. */
async function importData<T>(context: BuildContext, name: string): Promise<T> {
  const file = path.join(context.content, name);
  return (await import(`${pathToFileURL(file).href}?${hashOf(await readFile(file))}`)) as T;
}
