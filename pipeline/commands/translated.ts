import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import { createContext } from '../kit/context.ts';
import { Problems } from '../kit/problems.ts';
import { UserError } from '../kit/user-error.ts';
import { fingerprintOf } from '../pages/outdated.ts';
import { loadContent, recordsName, type PageFolder } from '../pages/load.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage, once a translation has all that its English page says:
  npm run translated -- react-data-grid/sorting [more pages]
  npm run translated -- --all`;

// `npm run translated`: records that translations match the current English text of their pages.
await runCommand(async () => {
  const names = process.argv.slice(2);
  if (names.length === 0) throw new UserError(USAGE);
  const context = createContext();
  const problems = new Problems();
  const { pages, translatedFrom } = await loadContent(context, problems);
  problems.throwIfAny();
  const chosen = new Set(names.includes('--all') ? pages.keys() : names.map((name) => keyOf(name, pages)));
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const records = [...pages.values()].flatMap((page): [string, string][] => {
      if (chosen.has(page.key)) refuseDraft(page, locale);
      const record = chosen.has(page.key) ? newRecord(page) : translatedFrom[locale][page.key];
      return page.sources[locale] && record !== undefined ? [[page.key, record]] : [];
    });
    const file = path.join(context.content, recordsName(locale));
    await writeFile(file, `${JSON.stringify(Object.fromEntries(records), null, 2)}\n`);
  }
  console.log(`Recorded ${chosen.size} ${chosen.size === 1 ? 'page' : 'pages'}.`);
});

/** Page key for a path below `content`, or for one of the page's files. */
function keyOf(name: string, pages: ReadonlyMap<string, PageFolder>): string {
  const key = `/x/${name.replace(/^content\/|\/(?:index(?:\.\w+)?\.md)?$/g, '')}`;
  if (!pages.has(key)) throw new UserError(`There is no page content${key.slice('/x'.length)}.\n${USAGE}`);
  return key;
}

/** @throws UserError for a translation that is not finished. */
function refuseDraft({ drafts }: PageFolder, locale: Locale): void {
  const draft = drafts[locale];
  if (draft)
    throw new UserError(
      `In ${draft.file}, texts marked as not translated: ${draft.count}. Translate each, and take its mark out.`,
    );
}

function newRecord({ sources: { [DEFAULT_LOCALE]: english } }: PageFolder): string | undefined {
  return english && fingerprintOf(english.written);
}
