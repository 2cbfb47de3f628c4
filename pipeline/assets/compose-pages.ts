import type { DemoPrograms } from '../../site/demo-program.ts';
import type { MarkdownAsset, PageAsset, PageSummary } from '../../site/page.ts';
import { productOf } from '../../site/products.ts';
import { composeMarkdown, composePage } from './compose-guide.ts';
import type { BuildContext } from '../kit/context.ts';
import type { BuiltDemo } from '../demos/page-demos.ts';
import type { PagePlace, SiteNavigation } from '../navigation/build.ts';
import type { RenderedPage } from '../pages/render-pages.ts';
import type { Problem } from '../kit/problems.ts';
import { composeReferencePage, summarizeReferencePage } from './compose-reference.ts';
import { referenceHref, type BuiltReferencePage } from '../reference/pages/build.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import { versionPresence } from './versions.ts';
import type { WritePagesInput } from './write-pages.ts';

/** Where the repository's files are read by visitors: edit links and demo sources. */
const REPOSITORY_FILES = 'https://github.com/mui/mui-x/blob/master';

/** All that is written of one page in one language. */
export interface ComposedPage {
  asset: PageAsset;
  markdown: MarkdownAsset;
  /** Its entry in the list of all pages. */
  summary: PageSummary;
  problems: readonly Problem[];
}

const NO_DEMOS: ReadonlyMap<string, BuiltDemo> = new Map();

/** A guide page; null for one that could not be read, which is reported elsewhere. */
export async function composeGuide(
  context: BuildContext,
  input: WritePagesInput,
  key: string,
): Promise<ComposedPage | null> {
  const { content, rendered, demos, reference, history, messages, navigation, locale, drawPage, statics } = input;
  const page = rendered[locale].get(key) ?? rendered.en.get(key);
  if (!page) return null;
  const { frontMatter, locale: contentLocale, file } = page.source;
  const ofPage = demos.byPage.get(key) ?? NO_DEMOS;
  const place = navigation.places.get(key) ?? unlistedPlace(key, page, navigation);
  const changed = history.files.get(file) ?? null;
  // A page without a translation has the picture of the English one.
  const picture = await drawPage({ key, title: frontMatter.title, locale: contentLocale });
  const mountModules = demos.entryFiles('mount');
  const inputs = [
    page,
    ofPage,
    place,
    changed,
    picture,
    mountModules.join(),
    content.pagesByVersion,
    reference,
    messages,
    demos.prerender,
  ];
  return context.memory.recall('guide', `${locale} ${key}`, inputs, async () => {
    const { asset, problems } = await composePage({
      page,
      locale,
      place,
      demos: ofPage,
      prerender: demos.prerender,
      messages,
      referenceHref: (name) => referenceHref(reference, name, productOf(key)?.id),
      versions: versionPresence(key, content.pagesByVersion),
      changed,
      picture,
      mountModules,
      programs: await writePrograms(statics, ofPage),
      repository: REPOSITORY_FILES,
    });
    const summary: PageSummary = {
      key,
      title: asset.title,
      description: asset.description,
      translated: contentLocale === locale,
      translations: asset.translations,
      changed,
      headings: asset.headings.map(({ text }) => text),
    };
    return { asset, markdown: composeMarkdown({ page, demos: ofPage, locale }), summary, problems };
  });
}

/** A page that is made from the packages. */
export async function composeReference(
  context: BuildContext,
  input: WritePagesInput,
  page: BuiltReferencePage,
): Promise<ComposedPage> {
  const { content, history, messages, navigation, locale, drawPage } = input;
  const { key, title, markdown } = page;
  const changed = page.product === null ? null : (history.packages.get(page.product) ?? null);
  const place = navigation.places.get(key);
  const picture = await drawPage({ key, title, locale });
  const inputs = [page, place, changed, picture, content.pagesByVersion, messages];
  return context.memory.recall('reference-page', `${locale} ${key}`, inputs, () => {
    const versions = versionPresence(key, content.pagesByVersion);
    const asset = composeReferencePage({ page, locale, place, messages, versions, changed, picture });
    return {
      asset,
      markdown: { contentLocale: locale, parts: [markdown], sources: {} },
      summary: summarizeReferencePage(asset),
      problems: [],
    };
  });
}

/** Writes the programs of a page's demos to a file of their own, which a reader loads to edit or take one away. */
async function writePrograms(statics: StaticFiles, demos: ReadonlyMap<string, BuiltDemo>): Promise<string> {
  if (demos.size === 0) return '';
  const programs: DemoPrograms = Object.fromEntries([...demos].map(([name, { program }]) => [name, program]));
  return writeJson(statics, 'programs', programs);
}

/** Place of a page that links lead to and the navigation does not: its parent's, without neighbours. */
function unlistedPlace(key: string, page: RenderedPage, navigation: SiteNavigation): PagePlace {
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
