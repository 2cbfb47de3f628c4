import type { DemoPrograms } from '../../site/demo-program.ts';
import type { Locale } from '../../site/locales.ts';
import type { MarkdownAsset, PageSummary } from '../../site/page.ts';
import type { Prerender } from '../../site/prerender.ts';
import { productOf } from '../../site/products.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import type { Messages } from '../kit/messages.ts';
import type { Problem } from '../kit/problems.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import { byContent, defineStep, itself, notCompared } from '../kit/step.ts';
import type { PagePlace } from '../navigation/build.ts';
import type { Behind } from '../pages/behind.ts';
import type { Content } from '../pages/load.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import { referenceHref, type BuiltReference, type BuiltReferencePage } from '../reference/pages/build.ts';
import { composeMarkdown, composePage, type PageParts } from './compose-guide.ts';
import { composePlayground } from './compose-playground.ts';
import { composeReferencePage, summarizeReferencePage } from './compose-reference.ts';
import { versionPresence } from './versions.ts';

/** Where the repository's files are read by visitors: edit links and demo sources. */
const REPOSITORY_FILES = 'https://github.com/mui/mui-x/blob/master';

/** All that is written of one page in one language. */
export interface ComposedPage extends PageParts {
  markdown: MarkdownAsset;
  /** Its entry in the list of all pages. */
  summary: PageSummary;
  problems: readonly Problem[];
}

/** What all pages of a language are composed with. */
export interface PageSetting {
  locale: Locale;
  messages: Messages;
  /** Page keys that each older version of the site has. */
  pagesByVersion: Content['pagesByVersion'];
  /** Former page keys and those of today. */
  redirects: Content['redirects'];
}

/** What guide pages are composed with besides. */
export interface GuideSetting extends PageSetting {
  reference: BuiltReference;
  prerender: Prerender;
  /** Addresses of the module that brings demos to life, and of what it imports. */
  mountModules: readonly string[];
  statics: StaticFiles;
}

/** One guide page: itself, and what was made for it. */
export interface GuideParts {
  page: RenderedPage;
  demos: ReadonlyMap<string, BuiltDemo>;
  place: PagePlace;
  /** Set for a translation whose English page has changed since. */
  behind: Behind | null;
  /** ISO date of the last change; null where the build has no history. */
  changed: string | null;
  picture: string;
}

/** One page of the reference: itself, and what was made for it. */
export interface ReferenceParts {
  page: BuiltReferencePage;
  /** Undefined for the index of all libraries, which stands in no library's navigation. */
  place: PagePlace | undefined;
  changed: string | null;
  picture: string;
  /** Null for a page without a playground. */
  playground: BuiltDemo | null;
}

/** A guide page in one language. */
export const guideStep = defineStep({
  name: 'guide',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    page: itself,
    demos: itself,
    place: itself,
    behind: itself,
    changed: itself,
    picture: itself,
    locale: itself,
    messages: itself,
    pagesByVersion: itself,
    redirects: itself,
    reference: itself,
    prerender: itself,
    mountModules: byContent,
    statics: notCompared,
  },
  of: ({ page, locale }) => `${locale} ${page.folder.key}`,
  make: async ({ statics, ...parts }: GuideSetting & GuideParts): Promise<ComposedPage> => {
    const { page, demos, locale, reference, behind, changed, pagesByVersion, redirects } = parts;
    const { key } = page.folder;
    const { entry, asset, problems } = await composePage({
      ...parts,
      referenceHref: (name) => referenceHref(reference, name, productOf(key)?.id),
      versions: versionPresence(key, pagesByVersion, redirects),
      programs: await writePrograms(statics, demos),
      repository: REPOSITORY_FILES,
    });
    const summary: PageSummary = {
      key,
      title: entry.title,
      description: entry.description,
      translated: page.source.locale === locale,
      translations: entry.translations,
      changed,
      headings: asset.headings.map(({ text }) => text),
    };
    const markdown = composeMarkdown({ page, demos, locale, behind, messages: parts.messages });
    return { entry, asset, markdown, summary, problems };
  },
});

/** A page that is made from the packages. */
export const referencePageStep = defineStep({
  name: 'reference-page',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    page: itself,
    place: itself,
    changed: itself,
    picture: itself,
    playground: (demo) => demo && byContent([demo.playground, demo.modules]),
    locale: itself,
    messages: itself,
    pagesByVersion: itself,
    redirects: itself,
    prerender: itself,
    mountModules: byContent,
    statics: notCompared,
  },
  of: ({ page, locale }) => `${locale} ${page.key}`,
  make: async ({
    pagesByVersion,
    redirects,
    playground,
    ...parts
  }: Omit<GuideSetting, 'reference'> & ReferenceParts): Promise<ComposedPage> => {
    const { page, locale, statics } = parts;
    const versions = versionPresence(page.key, pagesByVersion, redirects);
    const { entry, asset } = composeReferencePage({ ...parts, versions });
    const { problems, ...own } = playground
      ? await composePlayground(page.html, playground, {
          ...parts,
          repository: REPOSITORY_FILES,
          programs: await writePrograms(statics, new Map([[playground.name, playground]])),
        })
      : { problems: [] };
    const composed = { entry, asset: { ...asset, ...own } };
    return {
      ...composed,
      markdown: { contentLocale: locale, parts: [page.markdown], demos: {} },
      summary: summarizeReferencePage(page.key, composed),
      problems,
    };
  },
});

/** Writes the programs of a page's demos to a file of their own, which a reader loads to edit or take one away. */
async function writePrograms(statics: StaticFiles, demos: ReadonlyMap<string, BuiltDemo>): Promise<string> {
  if (demos.size === 0) return '';
  const programs: DemoPrograms = Object.fromEntries([...demos].map(([name, { program }]) => [name, program]));
  return writeJson(statics, 'programs', programs);
}
