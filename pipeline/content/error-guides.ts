import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import type { ErrorGuide } from '../../site/reference/errors.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import type { Problems } from '../kit/problems.ts';
import { byContent, defineStep, asIs } from '../cache/step.ts';
import type { Draft } from './draft.ts';

/** The folder of the guides, below the content. */
export const ERROR_GUIDES = 'reference-errors';

/** An entry of a file: a heading with its name, the message in an English fence, and two paragraphs. */
interface WrittenGuide {
  name: string;
  /** The message; empty in a translation. */
  text: string;
  isInternal: boolean;
  cause: string;
  remedy: string;
  line: number;
}

/** A comment in the place of a paragraph means that it is not written yet; such an entry is none. */
const ENTRY = /^## (\S+)\n\n(?:```text( internal)?\n([^]*?)\n```\n\n)?((?!<!--).+)\n\n((?!<!--).+)$/gm;

const WRITE_MARK = /^<!-- write: .+ -->$/gm;

/** Stands where a paragraph is to be written. @param what The paragraph. */
export const writeMark = (what: string) => `<!-- write: ${what} -->`;

/** A message as entries have it. @param isInternal Whether only a bug in the packages leads to it. */
export const messageFence = (text: string, isInternal = false) =>
  `\`\`\`text${isInternal ? ' internal' : ''}\n${text}\n\`\`\``;

/** The guides, and the files that have marks of what is to be written. */
export interface LoadedErrorGuides {
  guides: readonly ErrorGuide[];
  drafts: readonly Draft[];
}

/** Reads the hand-written guides to the packages' messages: one file per library, and its translations. */
export async function loadErrorGuides(context: BuildContext, problems: Problems): Promise<LoadedErrorGuides> {
  const folder = path.join(context.content, ERROR_GUIDES);
  const files = (await context.sources.list(context.content)).filter((file) => path.dirname(file) === folder);
  const english = files.filter((file) => /\/[\w-]+\.md$/.test(file)).sort();
  const loaded = await Promise.all(
    english.map(async (file) => {
      const texts = await Promise.all(
        LOCALES.map((locale) => {
          const translated = getFile(file, locale);
          return files.includes(translated) ? context.sources.read(translated) : Promise.resolve('');
        }),
      );
      return context.steps.run(errorGuidesStep, { file: relativePath(context, file), texts });
    }),
  );
  for (const { file, name } of loaded.flatMap(({ unknown }) => unknown)) {
    problems.add({
      file,
      message: `"${name}" is not a message of the English file.`,
      remedy: 'Name it as the English file does, or take it out.',
    });
  }
  return {
    guides: loaded.flatMap(({ guides }) => guides),
    drafts: loaded.flatMap(({ drafts }) => drafts),
  };
}

/** The guides of one library. */
export const errorGuidesStep = defineStep({
  name: 'error-guides',
  code: import.meta.url,
  keep: 'memory',
  inputs: { file: asIs, texts: byContent },
  of: ({ file }) => file,
  make: ({ file, texts }: { file: string; texts: readonly string[] }) => {
    const written = LOCALES.map((locale, at) => ({ locale, entries: parse(texts[at] ?? '') }));
    const english = written.find(({ locale }) => locale === DEFAULT_LOCALE)?.entries ?? [];
    const headings = (texts[LOCALES.indexOf(DEFAULT_LOCALE)] ?? '').matchAll(/^## (\S+)$/gm);
    const names = new Set([...headings].map(([, name]) => name));
    return {
      guides: english.map((entry): ErrorGuide => {
        const { name, text, isInternal, cause, remedy, line } = entry;
        const translated = (part: 'cause' | 'remedy'): Record<string, string> =>
          Object.fromEntries(
            written.flatMap(({ locale, entries }) => {
              const found = entries.find((one) => one.name === name);
              return found ? [[locale, found[part]]] : [];
            }),
          );
        return {
          text,
          isInternal,
          cause: { [DEFAULT_LOCALE]: cause, ...translated('cause') },
          remedy: { [DEFAULT_LOCALE]: remedy, ...translated('remedy') },
          file,
          line,
        };
      }),
      drafts: LOCALES.flatMap((locale, at): Draft[] => {
        const count = [...(texts[at] ?? '').matchAll(WRITE_MARK)].length;
        return count > 0 ? [{ file: getFile(file, locale), count }] : [];
      }),
      unknown: written.flatMap(({ locale, entries }) =>
        entries.filter(({ name }) => !names.has(name)).map(({ name }) => ({ file: getFile(file, locale), name })),
      ),
    };
  },
});

function parse(text: string): WrittenGuide[] {
  return [...text.matchAll(ENTRY)].map(
    ({ index, 1: name = '', 2: mark, 3: message = '', 4: cause = '', 5: remedy = '' }) => ({
      name,
      text: message,
      isInternal: mark !== undefined,
      cause,
      remedy,
      line: text.slice(0, index).split('\n').length,
    }),
  );
}

/** `x-charts.md` → `x-charts.zh.md` */
function getFile(file: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? file : file.replace(/\.md$/, `.${locale}.md`);
}
