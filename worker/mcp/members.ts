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

/** A slot or a class is a line of its section (`pipeline/reference/pages/markdown.ts`). */
const LINE = /^- `([^`]+)`(?: → `\.([^`]+)`|:| \(default: )/;

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
    const isProp = line.startsWith('### ');
    if (isProp || line.startsWith('## ')) {
      if (prop) prop.to = at;
      prop = isProp ? { names: [line.slice('### '.length)], from: at, to: lines.length } : undefined;
      if (prop) members.push(prop);
    } else if (!prop) {
      const [, name, className] = LINE.exec(line) ?? [];
      if (name !== undefined) members.push({ names: [name, ...(className ? [className] : [])], from: at, to: at + 1 });
    }
  }
  return members;
}
