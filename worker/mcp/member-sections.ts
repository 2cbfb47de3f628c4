/** A prop, property, slot or class documented in a reference page's Markdown. */
interface Member {
  /** Classes have two: the rule name and the global class. */
  names: string[];
  /** Range of its lines; `to` is exclusive. */
  from: number;
  to: number;
}

/** Maximum number of names to list. */
const MAX_NAMES = 200;

/**
 * Props are headings, also those of their groups; slots and classes single lines. Each has its anchor
 * (`pipeline/reference/pages/markdown/markdown.ts`).
 */
const HEADING = /^### (\S+)(?: <a id="(?!props-)|$)/;
const LINE = /^- `([^`]+)` <a id="(?:slot|class)-[^"]*"><\/a>(?: → `\.([^`]+)`)?/;

/** The Markdown about one member; null if there is none of that name. */
export function memberSection(markdown: string, name: string): string | null {
  const lines = markdown.split('\n');
  const bare = name.replace(/^\./, '');
  const found = parseMembers(lines).find(({ names }) => names.includes(bare));
  return found ? lines.slice(found.from, found.to).join('\n').trimEnd() : null;
}

export function memberNames(markdown: string): string[] {
  return parseMembers(markdown.split('\n'))
    .map(({ names: [name = ''] }) => name)
    .slice(0, MAX_NAMES);
}

/** Props are headings with the text below them; lists below a heading are its parameters. */
function parseMembers(lines: readonly string[]): Member[] {
  const members: Member[] = [];
  let prop: Member | undefined;
  for (const [at, line] of lines.entries()) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined || /^###? /.test(line)) {
      if (prop) prop.to = at;
      prop = heading === undefined ? undefined : { names: [heading], from: at, to: lines.length };
      if (prop) members.push(prop);
    } else if (!prop) {
      const [, name, className] = LINE.exec(line) ?? [];
      if (name !== undefined) members.push({ names: [name, ...(className ? [className] : [])], from: at, to: at + 1 });
    }
  }
  return members;
}
