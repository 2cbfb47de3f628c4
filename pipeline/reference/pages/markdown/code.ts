/** Formats text as Markdown code, with a delimiter longer than any backticks in it. */
export function code(text: string): string {
  const mark = text.includes('`') ? '``' : '`';
  return `${mark}${text}${mark}`;
}
