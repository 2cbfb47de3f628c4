import path from 'node:path';
import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES, awaitByLocale, byLocale, type Locale } from '../../site/locales.ts';
import type { ProductReference } from '../../site/reference/model.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import { parseJson } from '../kit/parse-json.ts';
import { Problems, type Problem } from '../kit/problems.ts';
import { byContent, defineStep } from '../cache/step.ts';
import { mapTexts, listTexts, type NamedText } from './texts.ts';

/**
 * Translations of the packages' texts, keyed by the English text, or by it after the name of what it describes where a
 * package says the same of two things (`onLinkClick: Callback fired when …`). If a package changes a text, its
 * translation no longer matches: it may go stale, but is never wrong.
 */
export type Translations = ReadonlyMap<string, string>;

/** The reference in one language, and its texts that are still English. */
export interface TranslatedProducts {
  products: ProductReference[];
  untranslated: ReadonlySet<string>;
}

/** How much of the reference is translated to a language. */
export interface TranslationReport {
  locale: Locale;
  /** Number of distinct texts in the packages. */
  texts: number;
  untranslated: string[];
  /** English texts that no package has any more. */
  stale: string[];
}

/** Reads `content/reference.<locale>/*.json` of each language. */
export async function loadTranslations(
  context: BuildContext,
  problems: Problems,
): Promise<Record<Locale, Translations>> {
  const all = await context.sources.list(context.reference);
  const files = await awaitByLocale((locale) => {
    const folder = path.join(context.reference, `reference.${locale}`);
    const own = all.filter((file) => path.dirname(file) === folder && file.endsWith('.json'));
    return Promise.all(
      own.map(async (file) => ({ file: relativePath(context, file), text: await context.sources.read(file) })),
    );
  });
  const { translations, found } = context.steps.run(translationsStep, { files });
  for (const problem of found) problems.add(problem);
  return translations;
}

interface TranslationFile {
  /** Path relative to the repository root. */
  file: string;
  text: string;
}

/** All languages in one step, because the reference is rendered in all of them at once. */
export const translationsStep = defineStep({
  name: 'reference-translations',
  code: import.meta.url,
  keep: 'memory',
  inputs: { files: byContent },
  make: ({ files }: { files: Record<Locale, TranslationFile[]> }) => {
    const problems = new Problems();
    return { translations: byLocale((locale) => joinFiles(files[locale], problems)), found: problems.list };
  },
});

function joinFiles(files: readonly TranslationFile[], problems: Problems): Translations {
  const translations = new Map<string, string>();
  const places = new Map<string, string>();
  for (const source of files) {
    for (const [english, translation] of parseFile(source, problems)) {
      const other = places.get(english);
      if (other !== undefined) {
        problems.add({
          file: source.file,
          ...findLine(source, english),
          message: `The text ${JSON.stringify(english)} is translated in ${other} too.`,
          remedy: 'Keep one of the two.',
        });
        continue;
      }
      places.set(english, source.file);
      translations.set(english, translation);
    }
  }
  return translations;
}

const fileSchema = v.record(v.string(), v.pipe(v.string(), v.trim(), v.nonEmpty()));

function parseFile(source: TranslationFile, problems: Problems): [english: string, translation: string][] {
  const { file, text } = source;
  let data: unknown;
  try {
    data = parseJson(file, text);
  } catch (error) {
    problems.collect(error);
    return [];
  }
  const result = v.safeParse(fileSchema, data);
  if (result.success) return Object.entries(result.output);
  for (const { path: place } of result.issues) {
    const key = place?.[0]?.key;
    problems.add({
      file,
      ...(typeof key === 'string' && findLine(source, key)),
      message:
        typeof key === 'string' ? `The translation of ${JSON.stringify(key)} is not a text.` : 'It is not an object.',
      remedy: 'Write an object of English texts and their translations. Take a text out that has none.',
    });
  }
  return [];
}

function findLine({ text }: TranslationFile, english: string): Pick<Problem, 'line'> {
  const at = text.indexOf(JSON.stringify(english));
  return at === -1 ? {} : { line: text.slice(0, at).split('\n').length };
}

/** Key of a translation for one of several things that a package describes in the same words. */
function namedKey({ text, name }: NamedText): string {
  return `${name}: ${text}`;
}

/** Applies the translations of a language to the reference. */
export function translateProducts(
  products: readonly ProductReference[],
  translations: Translations,
  locale: Locale,
): TranslatedProducts {
  if (locale === DEFAULT_LOCALE) return { products: [...products], untranslated: new Set() };
  const untranslated = new Set<string>();
  const translate = (text: string, name: string): string => {
    const translation = translations.get(namedKey({ text, name })) ?? translations.get(text);
    if (translation === undefined) untranslated.add(text);
    return translation ?? text;
  };
  return {
    products: products.map((product) => ({
      ...product,
      entries: product.entries.map((entry) => mapTexts(entry, translate)),
    })),
    untranslated,
  };
}

/** Counts the translations of each language, and lists those whose English text is gone. */
export function reportTranslations(
  products: readonly ProductReference[],
  translations: Record<Locale, Translations>,
): TranslationReport[] {
  const all = products.flatMap(({ entries }) => entries.flatMap(listTexts));
  const texts = new Set(all.map(({ text }) => text));
  const keys = new Set([...texts, ...all.map(namedKey)]);
  if (texts.size === 0) return [];
  return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => ({
    locale,
    texts: texts.size,
    untranslated: listUntranslated(all, translations[locale]),
    stale: [...translations[locale].keys()].filter((key) => !keys.has(key)),
  }));
}

function listUntranslated(all: readonly NamedText[], translations: Translations): string[] {
  const left = all.filter((one) => !translations.has(one.text) && !translations.has(namedKey(one)));
  return [...new Set(left.map(({ text }) => text))];
}
