import { messageTitle } from '../../../site/reference/errors.ts';
import type { Change, ProductChanges } from '../../../site/reference/model.ts';
import type { Problem } from '../../kit/problems.ts';
import type { Changelog } from './changelogs.ts';
import type { Differences } from './compare.ts';
import type { LookDifference } from './compare-demos.ts';
import type { UpgradedPackage } from './upgraded-packages.ts';

/** A command that was run with the new packages. */
export interface Check {
  command: string;
  /** What it printed if it failed; null if it passed. */
  failure: string | null;
}

export interface Upgrade {
  /** The version that was asked for, and that the pages say is installed. */
  version: string;
  packages: readonly UpgradedPackage[];
  changelogs: readonly Changelog[];
}

/** Maximum number of lines of a list, a table or an output in the short form of a report; the others are counted. */
const LISTED = 15;

/** Maximum number of characters of a piece of HTML or of a message. */
const SHOWN = 90;

/** Maximum number of characters of a line in the short form of a report. */
const LINE = 240;

/** The report of an upgrade in Markdown: what does not pass, what has to be fixed, and what changed. */
export function reportUpgrade(
  { version, packages, changelogs }: Upgrade,
  found: Differences,
  checks: readonly Check[],
): string {
  const { pages, errorGuides, broken, demos, failedPatches, products, messages, statements } = found;
  return (
    [
      `# Upgrade of the documented packages\n\n${table(
        ['Package', 'From', 'To'],
        packages.map(({ name, from, to }) => [code(name), from, to]),
      )}`,
      ...otherVersionsText(version, packages),
      `## Checks\n\n${checks.map(checkText).join('\n\n')}`,
      section(
        'Pages that mention removed APIs',
        pages,
        ({ file, names }) =>
          `${code(file)}: ${names.map(({ name, to }) => code(name) + (to ? ` (now ${code(to)})` : '')).join(', ')}`,
      ),
      section(
        'Explained messages that are gone',
        errorGuides,
        ({ file, line, text }) => `${code(`${file}:${line}`)}: ${code(short(messageTitle(text)))}`,
      ),
      problemsText('Demos that cannot be built or rendered', broken),
      section('Patches of `pipeline/demos/vendor/picture-patches.ts` that no longer fit', failedPatches, (failed) =>
        failed.lacks === null
          ? `${failed.components}: ${code(failed.file)} is gone`
          : `${failed.components}: ${code(failed.file)} does not have once ${code(short(failed.lacks))}`,
      ),
      looksText('Demos with other HTML', 'difference', demos.looks, demos.compared),
      looksText('Demos with the same HTML and other styles', 'rule that differs', demos.restyled, demos.compared),
      section(
        'Messages that demos log differently',
        demos.logs,
        ({ kind, text, demos: names }) =>
          `${kind === 'new' ? 'new' : 'no longer'}: ${code(short(text))}, in ${namesText(names)}`,
      ),
      ...products.map(productText),
      section('New messages of the packages', messages.added, (text) => code(short(messageTitle(text)))),
      section('Messages of the packages that are gone', messages.gone, (text) => code(short(messageTitle(text)))),
      section(
        'Changelogs of the packages, which also say what behaves otherwise: `dist/upgrade-changelog.md`',
        changelogs,
        ({ of }) => code(of),
      ),
      section(
        'Statements about the installed version, to be read again in every language',
        statements,
        ({ file, statements: at }) => `${code(file)}: ${at.length === 1 ? 'line' : 'lines'} ${at.join(', ')}`,
      ),
    ].join('\n\n') + '\n'
  );
}

/** A list under a heading with its length. */
function section<Item>(title: string, items: readonly Item[], getText: (item: Item) => string): string {
  if (items.length === 0) return `## ${title}\n\nNone.`;
  return `## ${title} (${items.length})\n\n${list(items.map(getText))}`;
}

function list(texts: readonly string[]): string {
  return texts.map((text) => `- ${text}`).join('\n');
}

/** The report with the beginnings of its lists, tables and outputs. */
export function shortened(report: string): string {
  return report
    .replace(/(?:^- .*\n)+/gm, (lines) => beginning(lines, LISTED, (count) => `- and ${count} more`))
    .replace(/(?:^\|.*\n)+/gm, (lines) => beginning(lines, LISTED + 2, (count) => `\nAnd ${count} more.`))
    .replace(/(?<=^```text\n)[^]*?(?=^```$)/gm, (lines) => beginning(lines, LISTED, (count) => `… ${count} more lines`))
    .replace(new RegExp(`^(.{${LINE}}).+$`, 'gm'), '$1…');
}

function beginning(text: string, limit: number, rest: (count: number) => string): string {
  const lines = text.trimEnd().split('\n');
  if (lines.length <= limit) return text;
  return `${[...lines.slice(0, limit), rest(lines.length - limit)].join('\n')}\n`;
}

/** A line of `pipeline/cache/progress.ts`. */
const PROGRESS = /^ *\d+ s {2}[\w-]+\n/gm;

function checkText({ command, failure }: Check): string {
  if (failure === null) return `${code(command)} passes.`;
  return `${code(command)} fails:\n\n\`\`\`text\n${failure.replace(PROGRESS, '').trim()}\n\`\`\``;
}

/** Packages of another version than the one that the pages name. */
function otherVersionsText(version: string, packages: readonly UpgradedPackage[]): string[] {
  const others = packages.filter(({ to }) => to !== version);
  if (others.length === 0) return [];
  const names = others.map(({ name, to }) => `${code(name)} (${to})`).join(', ');
  return [`Pages say that ${version} is installed. That is not so of ${names}: correct what they say of these.`];
}

/** Problems by what is wrong: often many have one cause. */
function problemsText(title: string, problems: readonly Problem[]): string {
  const groups = [...Map.groupBy(problems, ({ message, remedy }) => `${oneLine(message)} ${remedy}`)];
  if (groups.length === 0) return section(title, [], String);
  const lines = groups.map(([text, group]) => {
    const places = group.map(({ file, line }) => (line === undefined ? file : `${file}:${line}`));
    return `${text} In ${namesText(places)}`;
  });
  return `## ${title} (${problems.length})\n\n${list(lines)}`;
}

/** A table of demos by what differs first in them. */
function looksText(title: string, what: string, looks: readonly LookDifference[], compared: number): string {
  const count = looks.reduce((sum, { demos }) => sum + demos.length, 0);
  if (count === 0) return `## ${title}\n\nNone of ${compared}.`;
  const rows = looks.map(({ demos, before, after }) => {
    const start = startOfDifference(before, after);
    return [shownFrom(start, before), shownFrom(start, after), namesText(demos)];
  });
  return `## ${title}\n\n${count} of ${compared} demos, by the first ${what}:\n\n${table(['Before', 'After', 'Demos'], rows)}`;
}

/** Where to begin with two texts, so that what differs in them is not cut off. */
function startOfDifference(before: string, after: string): number {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  return same < SHOWN / 2 ? 0 : same - SHOWN / 4;
}

/** Names, last in a line because the short form cuts them. Their number comes first if there are many. */
function namesText(names: readonly string[]): string {
  return (names.length > 1 ? `${names.length}: ` : '') + names.map(code).join(', ');
}

/** What changed in the types of a library, removals first. */
function productText(changes: ProductChanges): string {
  const title = `## Reference of ${changes.product}, ${changes.from} to ${changes.to}`;
  const groups = ORDER.map((kind) => ({ kind, lines: changeLines(changes, kind) })).filter(
    ({ lines }) => lines.length > 0,
  );
  if (groups.length === 0)
    return `${title}\n\nNo changes of what has a page. Hooks are not compared: \`npm run types\` shows whether demos still fit.`;
  const counts = groups.map(({ kind, lines }) => `${lines.length} ${kind}`).join(', ');
  const lines = groups.flatMap((group) => group.lines.map((line) => `${group.kind}: ${line}`));
  return `${title}\n\n${counts}:\n\n${list(lines)}`;
}

/** The changes of one kind. Equal ones of several components are one line: those of a lower plan are in the higher ones. */
function changeLines({ entries, exports }: ProductChanges, kind: Change['kind']): string[] {
  const names = [...entries, ...exports]
    .filter((change) => change.kind === kind)
    .map(({ name, to }) => code(name) + (to === undefined ? '' : `, now ${code(to)}`));
  const parts = entries.flatMap(({ name, changes }) =>
    changes.filter((change) => change.kind === kind).map((change) => ({ owner: name, text: partText(change) })),
  );
  const grouped = Map.groupBy(parts, ({ text }) => text);
  return [...names, ...[...grouped].map(([text, group]) => `${text} of ${namesText(group.map(({ owner }) => owner))}`)];
}

/** Kinds of changes, the most urgent first. */
const ORDER: readonly Change['kind'][] = ['removed', 'renamed', 'retyped', 'deprecated', 'added'];

function partText({ kind, part, name, before, after, to }: Change): string {
  if (kind === 'renamed' && to !== undefined) return `${part} ${code(name)}, now ${code(to)},`;
  if (kind === 'retyped' && before !== undefined && after !== undefined)
    return `${part} ${code(name)} from ${code(short(before))} to ${code(short(after))}`;
  return `${part} ${code(name)}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function shownFrom(start: number, text: string): string {
  const rest = text.slice(start);
  return rest === '' ? 'nothing' : code(`${start > 0 ? '…' : ''}${short(rest)}`);
}

/** Inline code, also of a text that has backticks. */
function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function short(text: string): string {
  const line = oneLine(text);
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
