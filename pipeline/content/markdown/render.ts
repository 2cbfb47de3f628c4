import MarkdownIt from 'markdown-it';
import type { Locale } from '../../../site/locales.ts';
import type { ArticlePart, PageFeature } from '../../../site/page/page.ts';
import type { Messages } from '../load-messages.ts';
import type { Problem } from '../../kit/problems.ts';
import { alerts } from './plugins/alerts.ts';
import { allDemosDirective } from './plugins/all-demos-directive.ts';
import { comments } from './comments.ts';
import { containers } from './plugins/containers.ts';
import { demoDirective, splitAtDemos } from './plugins/demo-directive.ts';
import type { GlossaryTerm, PageEnvironment } from './environment.ts';
import { fences } from './plugins/fences.ts';
import { glossaryLinks } from './plugins/glossary-links.ts';
import { leafDirectives } from './plugins/leaf-directives.ts';
import { headings } from './plugins/headings.ts';
import { images } from './plugins/images.ts';
import { links } from './plugins/links.ts';
import { sourceLines } from './plugins/source-lines.ts';
import { tables } from './plugins/tables.ts';

export interface RenderInput {
  body: string;
  locale: Locale;
  messages: Messages;
  /** Heading ids of the English page, for a translation. */
  englishIds: readonly string[] | null;
  /** Terms of the glossary that the page may link, in its language. */
  terms: readonly GlossaryTerm[];
  /** Line of the file that the body begins in, if the lines of the blocks are marked (`source-lines.ts`). */
  firstLine: number | null;
}

/** A page's body as HTML, and what it contains. */
export interface RenderedBody extends Pick<PageEnvironment, 'headings' | 'links' | 'images' | 'demos'> {
  article: ArticlePart[];
  features: PageFeature[];
  /** Lines are 0-based within the body. */
  problems: (Omit<Problem, 'file'> & { line: number })[];
}

const md = new MarkdownIt({ html: true, linkify: false, typographer: false })
  .use(comments)
  .use(containers)
  .use(alerts)
  .use(leafDirectives)
  .use(allDemosDirective)
  .use(demoDirective)
  .use(headings)
  .use(links)
  .use(glossaryLinks)
  .use(images)
  .use(tables)
  .use(sourceLines)
  .use(fences);

/** Renders a page's Markdown to article HTML. */
export function renderMarkdown({ body, locale, messages, englishIds, terms, firstLine }: RenderInput): RenderedBody {
  const problems: RenderedBody['problems'] = [];
  const env: PageEnvironment = {
    locale,
    messages,
    englishIds,
    terms,
    firstLine,
    headings: [],
    links: [],
    images: [],
    demos: [],
    codeGroups: 0,
    features: new Set(),
    report: (problem) => problems.push(problem),
  };
  const article = splitAtDemos(md.render(body, env));
  return {
    article,
    headings: env.headings,
    links: env.links,
    images: env.images,
    demos: env.demos,
    features: [...env.features],
    problems,
  };
}
