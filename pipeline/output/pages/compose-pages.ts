import type { DemoPrograms } from '../../../site/demo/demo-program.ts';
import type { Locale } from '../../../site/locales.ts';
import type { MarkdownAsset, PageSummary } from '../../../site/page/page.ts';
import type { Prerender } from '../../../site/protocol/prerender.ts';
import { findProduct } from '../../../site/products.ts';
import { neededPackages } from '../../demos/needs.ts';
import type { BuiltDemo } from '../../demos/page-demos.ts';
import { linkTwins } from '../../kit/markdown-twins.ts';
import type { Messages } from '../../content/load-messages.ts';
import type { Problem } from '../../kit/problems.ts';
import { writeJson, type StaticFiles } from '../../kit/static-files.ts';
import { byContent, defineStep, asIs, notCompared, type StepTools } from '../../cache/step.ts';
import type { Content } from '../../content/load-content.ts';
import { referenceHref, type BuiltReference } from '../../reference/pages/build-reference-pages.ts';
import { composeMarkdown, composePage, type ComposeInput, type GuideParts, type PageParts } from './compose-guide.ts';
import { composePlayground } from './compose-playground.ts';
import { composeReferencePage, summarizeReferencePage, type ComposeReferenceInput } from './compose-reference.ts';
import { versionPresence } from './page-versions.ts';

/** Everything written for one page in one language. */
export interface ComposedPage extends PageParts {
  markdown: MarkdownAsset;
  /** Its entry in the list of all pages. */
  summary: PageSummary;
  problems: readonly Problem[];
}

/** Input shared by all pages of a language. */
export interface PageSetting {
  locale: Locale;
  messages: Messages;
  /** Keys of the pages that each older version of the site has. */
  pagesByVersion: Content['pagesByVersion'];
  /** Former page keys → current ones. */
  redirects: Content['redirects'];
  /** Versions that code is checked for. */
  releases: readonly string[];
}

/** Input shared by all guides of a language. */
export interface GuideSetting extends PageSetting {
  reference: BuiltReference;
  prerender: Prerender;
  /** URLs of the module that mounts demos, and of its imports. */
  mountModules: readonly string[];
  statics: StaticFiles;
  /** Installed version of each package that demos import. */
  packageVersions: Record<string, string>;
}

export interface ReferenceParts extends Pick<ComposeReferenceInput, 'page' | 'place' | 'changed' | 'picture'> {
  /** Null for a page without a playground. */
  playground: BuiltDemo | null;
}

export const guideStep = defineStep({
  name: 'guide',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    page: asIs,
    demos: asIs,
    place: asIs,
    outdated: asIs,
    changes: byContent,
    changed: asIs,
    picture: asIs,
    linkedLines: byContent,
    gallery: byContent,
    allDemos: byContent,
    locale: asIs,
    messages: asIs,
    pagesByVersion: asIs,
    redirects: asIs,
    releases: byContent,
    reference: asIs,
    prerender: asIs,
    mountModules: byContent,
    statics: notCompared,
    packageVersions: byContent,
  },
  of: ({ page, locale }) => `${locale} ${page.folder.key}`,
  make: async ({ statics, ...parts }: GuideSetting & GuideParts, { run }: StepTools): Promise<ComposedPage> => {
    const { page, locale, reference } = parts;
    const { key } = page.folder;
    const input: ComposeInput = {
      guide: parts,
      related: {
        referenceHref: (name) => referenceHref(reference, name, findProduct(key)?.id),
        versions: versionPresence(key, parts.pagesByVersion, parts.redirects),
      },
      assets: {
        programs: await writePrograms(statics, parts.demos),
        mountModules: parts.mountModules,
        needs: listPackages(parts),
      },
      setting: parts,
    };
    const { entry, asset, problems } = await composePage(input, run);
    const summary: PageSummary = {
      key,
      title: entry.title,
      description: entry.description,
      translated: page.source.locale === locale,
      translations: entry.translations,
      changed: parts.changed,
      headings: asset.headings.map(({ text }) => text),
    };
    const markdown = composeMarkdown(input);
    return { entry, asset, markdown, summary, problems };
  },
});

export const referencePageStep = defineStep({
  name: 'reference-page',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    page: asIs,
    place: asIs,
    changed: asIs,
    picture: asIs,
    playground: (demo) => demo && byContent([demo.playground, demo.modules]),
    locale: asIs,
    messages: asIs,
    pagesByVersion: asIs,
    redirects: asIs,
    releases: byContent,
    prerender: asIs,
    mountModules: byContent,
    statics: notCompared,
  },
  of: ({ page, locale }) => `${locale} ${page.key}`,
  make: async (
    {
      pagesByVersion,
      redirects,
      playground,
      ...parts
    }: Omit<GuideSetting, 'reference' | 'packageVersions'> & ReferenceParts,
    { run }: StepTools,
  ): Promise<ComposedPage> => {
    const { page, locale, statics } = parts;
    const versions = versionPresence(page.key, pagesByVersion, redirects);
    const { entry, asset } = composeReferencePage({ ...parts, versions });
    const { problems, ...own } = playground
      ? await composePlayground(
          page.html,
          playground,
          {
            assets: {
              programs: await writePrograms(statics, new Map([[playground.name, playground]])),
              mountModules: parts.mountModules,
            },
            setting: parts,
          },
          run,
        )
      : { problems: [] };
    const composed = { entry, asset: { ...asset, ...own } };
    return {
      ...composed,
      markdown: { contentLocale: locale, parts: [linkTwins(page.markdown, page.key, locale)], demos: {}, needs: {} },
      summary: summarizeReferencePage(page.key, composed),
      problems,
    };
  },
});

/** What each demo needs beside the packages of its page: name → packages with their versions. */
function listPackages({
  page,
  demos,
  packageVersions,
}: Pick<GuideSetting & GuideParts, 'page' | 'demos' | 'packageVersions'>) {
  const { packages } = page.source.frontMatter;
  const needs = [...demos].map(([name, { program }]): [string, string] => [
    name,
    neededPackages(program, packages, packageVersions).join(', '),
  ]);
  return new Map(needs.filter(([, names]) => names !== ''));
}

/** Writes the programs of a page's demos to a separate file, loaded when a reader edits or exports a demo. */
async function writePrograms(statics: StaticFiles, demos: ReadonlyMap<string, BuiltDemo>): Promise<string> {
  if (demos.size === 0) return '';
  const programs: DemoPrograms = Object.fromEntries([...demos].map(([name, { program }]) => [name, program]));
  return writeJson(statics, 'programs', programs);
}
