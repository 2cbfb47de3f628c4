import { DEFAULT_LOCALE, LOCALES, byLocale, type Locale } from '../../site/locales.ts';
import type { BuildContext } from '../cache/context.ts';
import type { Messages } from './load-messages.ts';
import type { Problems } from '../kit/problems.ts';
import { byContent, defineStep, asIs, type StepTools } from '../cache/step.ts';
import { readGlossary, selectTerms } from './glossary.ts';
import type { Content, PageFolder, SourcePage } from './load-content.ts';
import type { RenderedBody, RenderInput } from './markdown/render.ts';
import { markdownStep, selectMarkdownMessages } from './markdown/markdown-step.ts';

/** A page in one of its languages. */
export interface RenderedPage {
  folder: PageFolder;
  source: SourcePage;
  body: RenderedBody;
}

/** The pages of each language, by key. */
export type RenderedPages = Record<Locale, ReadonlyMap<string, RenderedPage>>;

/** Renders every page in each of its languages. */
export async function renderPages(
  context: BuildContext,
  { content, messages }: { content: Content; messages: Record<Locale, Messages> },
  problems: Problems,
): Promise<RenderedPages> {
  const rendered = byLocale(() => new Map<string, RenderedPage>());
  const glossary = readGlossary(content.pages);
  const render = async (folder: PageFolder, locale: Locale, englishIds: string[] | null) => {
    const source = folder.sources[locale];
    if (!source) return;
    const page = await context.steps.run(renderedPageStep, {
      folder,
      source,
      messages: messages[locale],
      englishIds,
      terms: selectTerms(glossary[locale], folder.key),
      firstLine: context.marksLines ? source.bodyLine + 1 : null,
    });
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

interface PageToRender extends Pick<RenderInput, 'messages' | 'englishIds' | 'terms' | 'firstLine'> {
  folder: PageFolder;
  source: SourcePage;
}

export const renderedPageStep = defineStep({
  name: 'rendered-page',
  code: import.meta.url,
  keep: 'memory',
  inputs: { folder: asIs, source: asIs, messages: asIs, englishIds: byContent, terms: byContent, firstLine: asIs },
  of: ({ source }) => source.file,
  make: async ({ folder, source, messages, ...input }: PageToRender, { run }: StepTools): Promise<RenderedPage> => {
    const { body, locale } = source;
    const texts = selectMarkdownMessages(messages);
    return { folder, source, body: await run(markdownStep, { body, locale, messages: texts, ...input }) };
  },
});

/** A translation must have the headings of its English page, level by level. */
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
