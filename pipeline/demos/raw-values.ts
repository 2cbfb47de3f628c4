/** What values look like that are no text for readers, and placeholders that nothing filled. */
const RAW_VALUES = /\b(?:NaN|undefined|null|Infinity|Invalid Date)\b|\[object \w+\]|\{\w+\}/g;

/** Attributes that are shown or read aloud. */
const TEXT_ATTRIBUTES = /(?<=\s(?:aria-(?:label|valuetext)|alt|placeholder|title)=")[^"]*/g;

/**
 * Finds a text with a value that nobody meant to show, in HTML as React renders it.
 *
 * @param code The demo's code: a demo about such a value names it.
 */
export function findRawValue(html: string, code: string): string | undefined {
  const drawn = html.replaceAll(/<style\b.*?<\/style>|<!--.*?-->/gs, '');
  return [...drawn.split(/<[^>]*>/), ...(drawn.match(TEXT_ATTRIBUTES) ?? [])].find((text) =>
    text.match(RAW_VALUES)?.some((value) => !code.includes(value)),
  );
}
