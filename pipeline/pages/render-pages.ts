import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import type { Highlight } from '../kit/highlight.ts';
import { cached } from '../kit/cache.ts';
import type { BuildContext } from '../kit/context.ts';
import type { Content, PageFolder, SourcePage } from './load.ts';
import { createMarkdownRenderer, type RenderedBody } from './markdown/render.ts';
import type { Messages } from '../kit/messages.ts';
import type { Problems } from '../kit/problems.ts';

/** A page in one of the languages it is written in. */
export interface RenderedPage {
  folder: PageFolder;
  source: SourcePage;
  body: RenderedBody;
}

/** Changes whenever the rendered HTML would change for the same Markdown. */
const RENDERER_VERSION = '8';

/** Renders every page in every language it is written in: language → key → page. */
export async function renderPages(
  context: BuildContext,
  content: Content,
  options: { highlight: () => Promise<Highlight>; messages: Record<Locale, Messages>; problems: Problems },
): Promise<Record<Locale, Map<string, RenderedPage>>> {
  const { highlight, messages, problems } = options;
  const rendered: Record<Locale, Map<string, RenderedPage>> = { en: new Map(), zh: new Map() };
  const render = async (folder: PageFolder, locale: Locale, englishIds: string[] | null) => {
    const source = folder.sources[locale];
    if (!source) return;
    const page = await context.memory.recall(
      'rendered',
      source.file,
      [source, messages[locale], englishIds?.join()],
      async () => {
        const input = { body: source.body, locale, messages: messages[locale], englishIds };
        const body = await cached(context, 'markdown', [RENDERER_VERSION, JSON.stringify(input)], async () =>
          createMarkdownRenderer(await highlight())(input),
        );
        return { folder, source, body };
      },
    );
    for (const problem of page.body.problems) {
      problems.add({ ...problem, file: source.file, line: problem.line + source.bodyLine + 1 });
    }
    rendered[locale].set(folder.key, page);
  };
  for (const folder of content.pages.values()) {
    await render(folder, DEFAULT_LOCALE, null);
    const english = rendered[DEFAULT_LOCALE].get(folder.key);
    for (const locale of LOCALES) {
      if (locale === DEFAULT_LOCALE || !english) continue;
      await render(
        folder,
        locale,
        english.body.headings.map(({ id }) => id),
      );
      checkTranslation(english, rendered[locale].get(folder.key), problems);
    }
  }
  return rendered;
}

/** A translation has the headings of its English page, level by level. */
function checkTranslation(english: RenderedPage, translated: RenderedPage | undefined, problems: Problems): void {
  if (!translated) return;
  const levels = (page: RenderedPage) => page.body.headings.map(({ level }) => level);
  if (levels(english).join() === levels(translated).join()) return;
  const outline = english.body.headings.map(({ level, text }) => `${'#'.repeat(level)} ${text}`);
  problems.add({
    file: translated.source.file,
    message: `The translation has ${translated.body.headings.length} headings where the English page has ${outline.length}, or other levels.`,
    remedy: `Give it the headings of ${english.source.file}, in order: ${outline.join(' | ')}`,
  });
}
