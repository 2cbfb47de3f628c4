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

const USAGE = `Usage, once translations have all that their English pages say:
  npm run translated -- react-data-grid/sorting react-data-grid/events:12,40
      (lines 12 and 40 of the second are right as they are)
  npm run translated -- --all
      (after a change of how pages are split into blocks)`;

/** Chosen pages, each with the lines of the blocks that are right as they are. */
type Choice = ReadonlyMap<string, readonly number[]>;

// `npm run translated`: records that translations match the current English text of their pages.
await runCommand(async () => {
  const { all, names } = readNames();
  if (names.length === 0 && !all) throw new UserError(USAGE);
  const context = createContext();
  const problems = new Problems();
  const content = await loadContent(context, problems);
  const { pages, translatedFrom } = content;
  problems.throwIfAny();
  const chosen: Choice = new Map(
    all ? [...pages.keys()].map((key) => [key, []]) : names.map((name) => readName(name, pages)),
  );
  if (!all) refuseUnread(await findOutdatedTranslations(context, content), chosen);
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
    const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true });
    return { all: values.all ?? false, names: positionals };
  } catch {
    throw new UserError(USAGE);
  }
}

/** Page and lines of an argument such as `react-data-grid/events:12,40`. */
function readName(name: string, pages: ReadonlyMap<string, PageFolder>): [key: string, lines: number[]] {
  const [page = '', lines] = name.split(':');
  return [findKey(page, pages), lines?.split(',').map(Number) ?? []];
}

/**
 * A block whose English text changed is either translated anew, or somebody has read both.
 *
 * @throws UserError that shows the other blocks.
 */
function refuseUnread(outdated: OutdatedTranslations, chosen: Choice): void {
  const unread = [...chosen].map(([key, lines]) => {
    const stale = LOCALES.flatMap((locale) => outdated[locale].get(key)?.stale ?? []);
    return { key, lines, blocks: stale.filter(({ isUntouched, line }) => isUntouched && !lines.includes(line)) };
  });
  const shown = unread.flatMap(({ blocks }) =>
    blocks.map(({ file, line, english, translation }) => `${file}:${line}:\n${english}\n${translation}\n`),
  );
  if (shown.length === 0) return;
  const names = unread.map(({ key, lines, blocks }) => {
    const all = [...lines, ...blocks.map(({ line }) => line)];
    return [key.slice('/x/'.length), ...(all.length > 0 ? [all.join()] : [])].join(':');
  });
  throw new UserError(
    `In English these blocks are no longer what they were translated from:\n\n${shown.join('\n')}\n` +
      `Translate them, or name the lines of those that are right as they are: npm run translated -- ${names.join(' ')}`,
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
