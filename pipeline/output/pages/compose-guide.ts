import { pagePath } from '../../../site/addresses.ts';
import { isDiagram } from '../../../site/page/diagrams.ts';
import { escapeText } from '../../../site/kit/escape-html.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../site/locales.ts';
import { need } from '../../../site/kit/need.ts';
import type { ArticlePart, Heading, MarkdownAsset, PageAsset, PageEntry, PageLink } from '../../../site/page/page.ts';
import type { GalleryGroup, Prerender } from '../../../site/protocol/prerender.ts';
import { findProduct } from '../../../site/products.ts';
import { guideAnchor } from '../../../site/reference/changes.ts';
import type { GuideChanges } from '../../../site/reference/model.ts';
import { usedRulesStep } from '../../demos/css/used-rules-step.ts';
import type { BuiltDemo } from '../../demos/page-demos.ts';
import { findPlan } from '../../demos/demo-labels.ts';
import { linkTwins } from '../../kit/markdown-twins.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import { DIAGRAM_MARKS } from '../../content/markdown/plugins/containers.ts';
import { ALL_DEMOS_DIRECTIVE, ALL_DEMOS_MARK } from '../../content/markdown/plugins/all-demos-directive.ts';
import { leafDirective, leafMark, type LeafName } from '../../content/markdown/plugins/leaf-directives.ts';
import { plainMarkdown } from '../../content/markdown/plain.ts';
import type { Problem } from '../../kit/problems.ts';
import type { RunStep } from '../../cache/step.ts';
import type { PagePlace } from '../../content/navigation/build-navigation.ts';
import type { OutdatedTranslation } from '../../content/outdated.ts';
import type { RenderedPage } from '../../content/render-pages.ts';
import { changesKey } from '../../../site/reference/keys.ts';
import { guideChangesMarkdown } from '../../reference/pages/markdown/markdown-changes.ts';
import { demosMarkdown, findTopics, type AllDemos } from './all-demos.ts';
import { galleryMarkdown } from './gallery.ts';
import { pageChange } from './page-change.ts';

/** A guide in one language, and what is known about it. */
export interface GuideParts {
  page: RenderedPage;
  demos: ReadonlyMap<string, BuiltDemo>;
  place: PagePlace;
  /** Set for a translation whose English page has changed since. */
  outdated: OutdatedTranslation | null;
  /** What changed in the libraries in the names that it uses. */
  changes: GuideChanges;
  /** ISO date of the last change; null without a git history. */
  changed: string | null;
  picture: string;
  /** Links from the reference to lines of its demos: `BasicBars:grid`. */
  linkedLines: readonly string[];
  /** Features of the library, for a page with a gallery. */
  gallery: readonly GalleryGroup[];
  /** The demos of the whole site, for the page that shows them. */
  allDemos: AllDemos | null;
}

export interface ComposeInput {
  guide: GuideParts;
  /** Where other pages about the same are. */
  related: {
    /** Maps a component name to the URL of its reference page. */
    referenceHref: (component: string) => string | null;
    versions: PageEntry['versions'];
  };
  /** Files that its demos load. */
  assets: {
    /** URL of the page's `DemoPrograms`; empty on a page without demos. */
    programs: string;
    /** URLs of the module that mounts demos, and of its imports. */
    mountModules: readonly string[];
    /** For demos that need other packages than the page: name → packages with their versions. */
    needs?: ReadonlyMap<string, string>;
  };
  /** What all pages of a language share. */
  setting: {
    /** Language of the URL; an untranslated page's own is English. */
    locale: Locale;
    messages: Messages;
    prerender: Prerender;
    /** Versions that code is checked for. */
    releases: readonly string[];
  };
}

const SOURCE_MARK = '\u0000source\u0000';

/** A page in one language, as the worker reads it. */
export interface PageParts {
  entry: PageEntry;
  asset: PageAsset;
}

/** Composes one page in one language. @returns Also the problems of its demos. */
export async function composePage(input: ComposeInput, run: RunStep): Promise<PageParts & { problems: Problem[] }> {
  const { page, place, outdated, linkedLines, demos: built } = input.guide;
  const { locale, prerender } = input.setting;
  const { frontMatter, file } = page.source;
  const fillMarks = createFiller(input);
  const shown = page.body.demos.flatMap(({ name, height }) => {
    const demo = built.get(name);
    return demo ? [{ demo, height }] : [];
  });
  const fragments = await Promise.all(shown.map(({ demo, height }) => demoFragments(demo, height, input, linkedLines)));
  const demos = new Map(fragments.map(({ name, html }) => [name, html]));
  const styles = await run(usedRulesStep, {
    styles: [...new Map(fragments.flatMap((fragment) => fragment.styles))],
    html: fragments.map(({ html }) => html.before),
  });
  const asset: PageAsset = {
    headings: page.body.headings,
    modules:
      shown.length > 0
        ? [
            ...new Set([
              ...input.assets.mountModules,
              ...shown.flatMap(({ demo }) => [...demo.vendorFiles, ...demo.packs[locale]]),
            ]),
          ]
        : [],
    previous: place.previous,
    next: place.next,
    changes: changesLink(input),
    source: file,
    githubLabel: frontMatter.githubLabel ?? null,
    // `Article.tsx` puts `<style>` into SVG, where its content is parsed like any text.
    styles: escapeText(styles),
    article: [
      ...page.body.article.flatMap((part) =>
        typeof part === 'string' ? fillMarks(part) : (demos.get(part.demo) ?? []),
      ),
      ...(outdated ? [prerender.renderTranslationChanges(outdated.changes, locale)] : []),
    ],
  };
  return { entry: createEntry(input), asset, problems: fragments.flatMap(({ problems }) => problems) };
}

/** @returns A function that fills the places in an article's HTML for what is rendered with React. */
function createFiller({ guide, setting: { locale, prerender, releases } }: ComposeInput): (html: string) => string {
  const { page, gallery, allDemos } = guide;
  const renderGallery = () => prerender.renderGallery(gallery, locale);
  const renderCheck = () => prerender.renderCheck(releases, locale);
  const renderDemos = (_: string, scope: string) => {
    if (!allDemos) return '';
    if (scope === '') return prerender.renderDemoFilter(allDemos.filter, locale);
    return prerender.renderDemoTopics(findTopics(allDemos, scope), locale);
  };
  const renderDiagram = (_: string, name: string) =>
    isDiagram(name) ? prerender.renderDiagram(name, page.source.locale) : '';
  return (html) =>
    html
      .replace(leafMark('gallery'), renderGallery)
      .replace(leafMark('check'), renderCheck)
      .replace(leafMark('theme'), () => prerender.renderTheme(locale))
      .replace(leafMark('theme read'), () => prerender.renderThemeReader(locale))
      .replace(ALL_DEMOS_MARK, renderDemos)
      .replace(DIAGRAM_MARKS, renderDiagram);
}

/** The list of what changed in the names that the page uses. */
function changesLink({ guide, setting }: ComposeInput): PageLink | null {
  const { key } = guide.page.folder;
  const product = findProduct(key);
  if (!product || guide.changes.list.length === 0) return null;
  return {
    title: formatMessage(setting.messages, 'page.changes', { from: guide.changes.from }),
    href: `${pagePath(changesKey(product), setting.locale)}#${guideAnchor(key)}`,
  };
}

/** What the manifest says about the page. */
function createEntry({ guide, related, setting }: ComposeInput): PageEntry {
  const { page, place, outdated } = guide;
  const { frontMatter, locale: contentLocale } = page.source;
  return {
    kind: 'page',
    title: frontMatter.title,
    description: frontMatter.description,
    contentLocale,
    outdated: outdated && { count: outdated.changes.length, since: pageChange(outdated.since, setting.locale) },
    translations: LOCALES.filter((other) => page.folder.sources[other]),
    features: page.body.features,
    navigation: place.navigation,
    openGroups: place.openGroups,
    breadcrumbs: place.breadcrumbs,
    changed: pageChange(guide.changed, setting.locale),
    picture: guide.picture,
    plan: place.plan,
    marks: place.marks,
    components: frontMatter.components.flatMap((name) => {
      const href = related.referenceHref(name);
      return href === null ? [] : [{ name, href }];
    }),
    packages: frontMatter.packages,
    waiAria: frontMatter.waiAria ?? null,
    versions: related.versions,
  };
}

/** Input of a demo's figure. */
export type FigureInput = Pick<ComposeInput, 'assets' | 'setting'>;

/** A demo's figure, split at its source, and the rules of its server HTML. */
export async function demoFragments(
  demo: BuiltDemo,
  height: number,
  { assets, setting }: FigureInput,
  linkedLines: readonly string[] = [],
) {
  const { locale, prerender } = setting;
  const { html, styles, problems } = await demo.render(locale);
  const figure = prerender.renderDemoFigure(
    {
      name: demo.name,
      linkedProps: linkedLines
        .map((line) => line.split(':'))
        .flatMap(([name, prop = '']) => (name === demo.name ? [prop] : [])),
      height,
      modules: demo.modules,
      packs: demo.packs[locale],
      programs: assets.programs,
      html,
      sourceMark: SOURCE_MARK,
      file: demo.file,
      plan: findPlan(demo),
      needs: assets.needs?.get(demo.name) ?? '',
      playground: demo.playground?.address ?? null,
    },
    locale,
  );
  const [before = '', after = ''] = figure.split(SOURCE_MARK);
  return { name: demo.name, styles, html: { before, after, sources: demo.sourceHtml }, problems };
}

const leafLine = (name: LeafName): RegExp => new RegExp(`^${leafDirective(name)}$`, 'm');
const ALL_DEMOS_LINES = new RegExp(ALL_DEMOS_DIRECTIVE, 'gm');

/** The Markdown twin: the body with its title, split at demos, and the demos' sources. */
export function composeMarkdown({
  guide,
  assets,
  setting,
}: Pick<ComposeInput, 'guide' | 'assets' | 'setting'>): MarkdownAsset {
  const { page, demos, outdated, changes, gallery, allDemos } = guide;
  const { locale, messages } = setting;
  const { frontMatter, body, locale: contentLocale } = page.source;
  const notes = [
    ...(contentLocale === locale ? [] : [formatMessage(messages, 'page.untranslated')]),
    ...(outdated ? [outdatedText(outdated, locale, messages)] : []),
  ];
  const notice = notes.map((note) => `> ${note}\n\n`).join('');
  const head = `# ${frontMatter.title}\n\n> ${frontMatter.description}\n\n${notice}`;
  const parts: ArticlePart[] = [head];
  const text = plainMarkdown(body, messages)
    .replace(leafLine('gallery'), () => galleryMarkdown(gallery))
    .replace(leafLine('check'), () => formatMessage(messages, 'check.markdown'))
    .replace(leafLine('theme'), () => formatMessage(messages, 'theme.markdown'))
    .replace(leafLine('theme read'), '')
    .replace(ALL_DEMOS_LINES, (_, scope?: string) => demosMarkdown(allDemos ? findTopics(allDemos, scope ?? '') : []));
  const anchored = contentLocale === DEFAULT_LOCALE ? text : withAnchors(text, page.body.headings);
  for (const part of anchored.split(/^(::demo\{.*\})$/m)) {
    const name = /^::demo\{name="(\w+)"/.exec(part)?.[1];
    parts.push(name === undefined ? part : { demo: name });
  }
  if (changes.list.length > 0) parts.push(`\n${guideChangesMarkdown(changes, locale, messages)}`);
  return {
    contentLocale,
    parts: parts.map((part) => (typeof part === 'string' ? linkTwins(part, page.folder.key, locale) : part)),
    demos: Object.fromEntries([...demos].map(([name, { program }]) => [name, program])),
    needs: Object.fromEntries(
      [...(assets.needs ?? [])].map(([name, packages]) => [name, formatMessage(messages, 'demo.needs', { packages })]),
    ),
  };
}

function outdatedText({ changes, since }: OutdatedTranslation, locale: Locale, messages: Messages): string {
  const count = changes.length;
  const date = pageChange(since, locale)?.text;
  return date === undefined
    ? formatMessage(messages, 'page.outdated', { count })
    : formatMessage(messages, 'page.outdated.since', { count, date });
}

/** Gives the headings of a translation the ids that links use: those of the English page. */
function withAnchors(markdown: string, headings: readonly Heading[]): string {
  let at = 0;
  // Lines inside fences may look like headings.
  return markdown.replace(/^```[^]*?^```|^#{2,3} [^\n]*$/gm, (match) =>
    match.startsWith('`') ? match : `${match} <a id="${need(headings, at++).id}"></a>`,
  );
}
