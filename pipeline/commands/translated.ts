import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';
import { createContext } from '../cache/context.ts';
import { Problems } from '../kit/problems.ts';
import { UserError } from '../kit/user-error.ts';
import { findOutdatedTranslations, getFingerprint, type OutdatedTranslations } from '../content/outdated.ts';
import { loadContent, recordsName, type PageFolder } from '../content/load-content.ts';
import { runCommand } from '../cli/run-command.ts';

const USAGE = `Usage, once a translation has all that its English page says:
  npm run translated -- react-data-grid/sorting [more pages]
  npm run translated -- react-data-grid/sorting --holds 12,40   (these lines of it are right as they are)
  npm run translated -- --all                                   (after a change of how pages are split into blocks)`;

const OPTIONS = { all: { type: 'boolean' }, holds: { type: 'string' } } as const;

// `npm run translated`: records that translations match the current English text of their pages.
await runCommand(async () => {
  const { all, holds, names } = readNames();
  if (names.length === 0 && !all) throw new UserError(USAGE);
  const context = createContext();
  const problems = new Problems();
  const content = await loadContent(context, problems);
  const { pages, translatedFrom } = content;
  problems.throwIfAny();
  const chosen = new Set(all ? pages.keys() : names.map((name) => findKey(name, pages)));
  if (!all) refuseUnread(await findOutdatedTranslations(context, content), chosen, holds);
  for (const locale of LOCALES) {
    if (locale === DEFAULT_LOCALE) continue;
    const records = [...pages.values()].flatMap((page): [string, string][] => {
      if (chosen.has(page.key)) refuseDraft(page, locale);
      const { [DEFAULT_LOCALE]: english } = page.sources;
      const record = chosen.has(page.key)
        ? english && getFingerprint(english.written)
        : translatedFrom[locale][page.key];
      return page.sources[locale] && record !== undefined ? [[page.key, record]] : [];
    });
    const file = path.join(context.content, recordsName(locale));
    await writeFile(file, `${JSON.stringify(Object.fromEntries(records), null, 2)}\n`);
  }
  console.log(`Recorded ${chosen.size} ${chosen.size === 1 ? 'page' : 'pages'}.`);
});

function readNames() {
  try {
    const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
    const holds = new Set(values.holds?.split(',').map(Number));
    if (holds.size > 0 && positionals.length !== 1) throw new UserError(USAGE);
    return { all: values.all ?? false, holds, names: positionals };
  } catch (error) {
    throw error instanceof UserError ? error : new UserError(USAGE);
  }
}

/**
 * A block whose English text changed is either translated anew, or somebody has read both.
 *
 * @param holds Lines of the blocks that are right as they are.
 * @throws UserError that shows the other blocks.
 */
function refuseUnread(outdated: OutdatedTranslations, chosen: ReadonlySet<string>, holds: ReadonlySet<number>): void {
  const unread = LOCALES.flatMap((locale) =>
    [...outdated[locale]]
      .filter(([key]) => chosen.has(key))
      .flatMap(([, { stale }]) => stale.filter(({ isUntouched, line }) => isUntouched && !holds.has(line))),
  );
  if (unread.length === 0) return;
  const shown = unread.map(({ file, line, english, translation }) => `${file}:${line}:\n${english}\n${translation}\n`);
  throw new UserError(
    `In English these blocks are no longer what they were translated from:\n\n${shown.join('\n')}\n` +
      `Translate them, or name the lines of those that are right as they are: --holds ${unread.map(({ line }) => line).join()}`,
  );
}

/** Page key for a path below `content`, or for one of the page's files. */
function findKey(name: string, pages: ReadonlyMap<string, PageFolder>): string {
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
