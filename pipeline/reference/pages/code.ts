/** Markdown of any text as code: a mark longer than those in it. */
export function code(text: string): string {
  const mark = text.includes('`') ? '``' : '`';
  return `${mark}${text}${mark}`;
}
