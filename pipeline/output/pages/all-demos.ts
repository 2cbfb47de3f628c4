import { pagePath } from '../../../site/addresses.ts';
import { need } from '../../../site/kit/need.ts';
import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import { DEMO_TAGS, type DemoIndex, type IndexedDemo } from '../../../site/page/all-demos.ts';
import type { DemoFilterData, DemoTopic } from '../../../site/protocol/prerender.ts';
import { PRODUCTS } from '../../../site/products.ts';
import { SCOPES, getScope, isScope, type Scope } from '../../../site/search/documents.ts';
import type { SiteNavigation } from '../../content/navigation/build-navigation.ts';
import type { RenderedPage } from '../../content/render-pages.ts';
import type { BuiltDemos } from '../../demos/build-demos.ts';
import type { BuiltDemo } from '../../demos/page-demos.ts';
import { asIs, defineStep, type RunStep } from '../../cache/step.ts';
import { findComponents, findTags } from '../../demos/demo-tags.ts';
import { findPlan, spacedName } from '../../demos/demo-labels.ts';
import type { Thumbnails } from '../../images/thumbnails/build-thumbnails.ts';
import { writeJson, type StaticFiles } from '../../kit/static-files.ts';

/** The demos of the whole site, for the page that shows them all. */
export interface AllDemos {
  topics: Partial<Record<Scope, DemoTopic[]>>;
  filter: DemoFilterData;
}

interface AllDemosInput {
  run: RunStep;
  /** Guides by key. */
  guides: ReadonlyMap<string, RenderedPage>;
  byPage: BuiltDemos['byPage'];
  navigation: SiteNavigation;
  thumbnails: Thumbnails;
  statics: StaticFiles;
  locale: Locale;
}

/** Lists the demos by library and page, in the order of the navigation, and writes the index for filtering them. */
export async function composeAllDemos(input: AllDemosInput): Promise<AllDemos> {
  const order = [...input.navigation.places.keys(), ...input.guides.keys()];
  const pages = [...new Set(order)].flatMap((key) => {
    const guide = input.guides.get(key);
    return guide && guide.body.demos.length > 0 ? [guide] : [];
  });
  const byScope = Map.groupBy(pages, ({ folder }) => getScope(folder.key));
  const ordered = SCOPES.flatMap((scope) => byScope.get(scope) ?? []);
  const described = ordered.flatMap((guide) => describeDemos(guide, input));
  const components = [...new Set(described.flatMap((demo) => demo.components))].sort();
  const index: DemoIndex = {
    components,
    demos: described.map(({ plan, tags, words, ...demo }): IndexedDemo => [
      plan ?? 'community',
      DEMO_TAGS.reduce((bits, tag, at) => bits + (tags.includes(tag) ? 2 ** at : 0), 0),
      demo.components.map((name) => components.indexOf(name)),
      words,
    ]),
  };
  const topics = [...byScope].map(([scope, guides]) => [scope, guides.map((guide) => toTopic(guide, input))] as const);
  return {
    topics: Object.fromEntries(topics),
    filter: {
      index: await writeJson(input.statics, 'demos', index),
      total: described.length,
      tags: DEMO_TAGS.map((tag) => [tag, described.filter(({ tags }) => tags.includes(tag)).length] as const).filter(
        ([, count]) => count > 0,
      ),
      components,
    },
  };
}

/** The topics of a library; none for what is not a library. */
export function findTopics({ topics }: AllDemos, scope: string): readonly DemoTopic[] {
  return (isScope(scope) && topics[scope]) || [];
}

/** What the demos of a page show. Their code is the same in all languages but for its texts. */
function describeDemos({ folder: { key }, body }: RenderedPage, { run, byPage }: AllDemosInput) {
  const demos = run(shownStep, { key, demos: need(byPage, key)[DEFAULT_LOCALE] });
  const sections = findSections(body);
  return body.demos.map(({ name }) => ({ ...need(demos, name), words: sections.get(name) ?? '' }));
}

/** What each demo of a page shows, as far as its code tells. */
export const shownStep = defineStep({
  name: 'shown-by-demos',
  code: import.meta.url,
  keep: 'memory',
  inputs: { key: asIs, demos: asIs },
  of: ({ key }) => key,
  make: ({ demos }: { key: string; demos: ReadonlyMap<string, BuiltDemo> }) =>
    new Map(
      [...demos].map(([name, demo]) => {
        const code = demo.sources.system;
        return [name, { plan: findPlan(demo), tags: findTags(code), components: findComponents(code) }] as const;
      }),
    ),
});

/** The heading before each demo, by the demo's name. */
function findSections({ article, headings }: RenderedPage['body']): Map<string, string> {
  const texts = new Map(headings.map(({ id, text }) => [id, text]));
  let section = '';
  return new Map(
    article.flatMap((part) => {
      if (typeof part !== 'string') return [[part.demo, section] as const];
      const last = [...part.matchAll(/<h[23] id="([^"]+)"/g)].at(-1)?.[1];
      section = last === undefined ? section : (texts.get(last) ?? '');
      return [];
    }),
  );
}

function toTopic(
  { folder: { key }, source, body }: RenderedPage,
  { byPage, navigation, thumbnails, locale }: AllDemosInput,
): DemoTopic {
  const title = source.frontMatter.title.replace(/^.*? - /, '');
  // A library's start page has the name of the library, below which it stands here.
  const isStart = PRODUCTS.some(({ start }) => start === key);
  return {
    key,
    title: (isStart && navigation.places.get(key)?.title) || title,
    href: pagePath(key, locale),
    demos: body.demos.map(({ name }) => ({
      name,
      title: spacedName(name),
      thumbnail: thumbnails.getAddress({ key, demo: name }, locale) ?? '',
      plan: findPlan(need(need(byPage, key)[locale], name)),
    })),
  };
}

/** The demos of a library in the page's Markdown: a list of links for each page. */
export function demosMarkdown(topics: readonly DemoTopic[]): string {
  return topics
    .map(({ key, title, demos }) => {
      const items = demos.map((demo) => `- [${demo.title}](${key}/#${demo.name})${demo.plan ? ` (${demo.plan})` : ''}`);
      return `**${title}**\n\n${items.join('\n')}`;
    })
    .join('\n\n');
}
