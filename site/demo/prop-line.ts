/** Index of the first line of code that gives a prop to an element (`rows={rows}`, `disabled`); -1 if there is none. */
export function propLine(lines: readonly string[], name: string): number {
  const pattern = new RegExp(`(?:^|\\s)${name}(?:=["{]|\\s*/?>|\\s*$|\\s+[\\w-]+=)`);
  return lines.findIndex((line) => pattern.test(line));
}
