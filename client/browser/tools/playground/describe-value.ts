/** Longest text of one argument, and how deep objects are shown. */
const MAX_LENGTH = 160;
const MAX_DEPTH = 2;
const MAX_ITEMS = 6;

/** What a callback was called with, in a few words: objects of classes are named, and deep ones cut. */
export function describeValue(value: unknown, depth = 0): string {
  const text = describe(value, depth);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function describe(value: unknown, depth: number): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  const date = dateText(value);
  if (date !== null) return date;
  if (isEvent(value)) return `event: ${value.type}`;
  if (value instanceof Map || value instanceof Set) return `${value.constructor.name} ${describe([...value], depth)}`;
  if (Array.isArray(value))
    return depth >= MAX_DEPTH ? '[…]' : `[${items(value, (item) => describe(item, depth + 1))}]`;
  if (value instanceof Node || depth >= MAX_DEPTH) return '{…}';
  const entries = Object.entries(value);
  return entries.length === 0
    ? '{}'
    : `{ ${items(entries, ([name, item]) => `${name}: ${describe(item, depth + 1)}`)} }`;
}

function items<Item>(list: readonly Item[], text: (item: Item) => string): string {
  const shown = list.slice(0, MAX_ITEMS).map(text);
  return [...shown, ...(list.length > MAX_ITEMS ? ['…'] : [])].join(', ');
}

/** A date of any library that the pickers know, as text. */
function dateText(value: object): string | null {
  if (!('toISOString' in value)) return null;
  try {
    return (value as Date).toISOString();
  } catch {
    return 'Invalid Date';
  }
}

/** An event of the browser, or of React. */
function isEvent(value: object): value is { type: string } {
  return 'type' in value && 'target' in value && 'preventDefault' in value;
}
