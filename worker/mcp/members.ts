/** A prop, property, slot or class that a reference page's Markdown documents. */
interface Member {
  /** A class has two: its rule's and the global one. */
  names: string[];
  /** Its lines: from the first to the one before the last. */
  from: number;
  to: number;
}

/** Most names that are listed. */
const MAX_NAMES = 200;

/** What is documented begins with its name and its anchor (`pipeline/reference/pages/markdown.ts`): a heading, or a line of a list. */
const HEADING = /^### (\S+)(?: <a id=|$)/;
const LINE = /^- `([^`]+)` <a id="(?:slot|class)-[^"]*"><\/a>(?: → `\.([^`]+)`)?/;

/** What a reference page's Markdown says of one member; null where it has none of that name. */
export function memberSection(markdown: string, name: string): string | null {
  const lines = markdown.split('\n');
  const bare = name.replace(/^\./, '');
  const found = membersOf(lines).find(({ names }) => names.includes(bare));
  return found ? lines.slice(found.from, found.to).join('\n').trimEnd() : null;
}

export function memberNames(markdown: string): string[] {
  return membersOf(markdown.split('\n'))
    .map(({ names: [name = ''] }) => name)
    .slice(0, MAX_NAMES);
}

/** Props are headings with what follows them; lists below a heading are their parameters. */
function membersOf(lines: readonly string[]): Member[] {
  const members: Member[] = [];
  let prop: Member | undefined;
  for (const [at, line] of lines.entries()) {
    const heading = HEADING.exec(line)?.[1];
    if (heading !== undefined || line.startsWith('## ')) {
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
