import path from 'node:path';
import { pagePath } from '../../site/addresses.ts';
import type { DevelopmentProblem, PagePlace, PendingTranslations } from '../../site/protocol/development.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, isLocale } from '../../site/locales.ts';
import { BuildError } from '../kit/problems.ts';
import type { GuideReport } from '../content/outdated.ts';

/** A page's text: `content/react-charts/bars/index.zh.md`. */
const TEXT = /^content\/(?<folder>.+)\/index(?:\.(?<locale>\w+))?\.md$/;

/** A file of a demo, its translations or a variant, in `demos/` beside the page's text. */
const DEMO = /^content\/(?<folder>.+)\/demos\/(?<demo>\w+)\.(?:(?<locale>\w+)\.)?\w+$/;

/** The page that a file of the content belongs to. @param file Path from the repository root. */
function parsePlace(file: string): PagePlace | null {
  const { folder, locale = '', demo = null } = (TEXT.exec(file) ?? DEMO.exec(file))?.groups ?? {};
  if (folder === undefined) return null;
  return { key: `/x/${folder}`, locale: isLocale(locale) ? locale : DEFAULT_LOCALE, demo };
}

/** Why the current sources cannot be built, for the open pages. */
export function toProblems(error: unknown): DevelopmentProblem[] {
  if (!(error instanceof BuildError))
    return [{ file: '', message: error instanceof Error ? error.message : String(error), place: null }];
  const problems = error.problems.map(({ file, line, message, remedy }) => ({
    file,
    ...(line !== undefined && { line }),
    message: `${message} ${remedy}`,
    place: parsePlace(file),
  }));
  // The same demo may fail in several languages.
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** The guides that wait for a translator, by language. */
export function pendingTranslations(reports: readonly GuideReport[]): PendingTranslations[] {
  return reports.map(({ locale, untranslated, outdated, unrecorded }) => {
    const pending = (file: string, note?: string) => ({
      file,
      href: pagePath(parsePlace(file)?.key ?? path.posix.dirname(file), locale),
      ...(note !== undefined && { note }),
    });
    return {
      language: LOCALE_NAMES[locale].name,
      untranslated: untranslated.map((file) => pending(file)),
      stale: [
        ...outdated.map(({ file, count }) => pending(file, `${count} ${count === 1 ? 'change' : 'changes'} behind`)),
        ...unrecorded.map((file) => pending(file, 'not recorded')),
      ],
    };
  });
}
