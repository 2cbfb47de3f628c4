import { highlight } from '../tools/playground/highlight.ts';

/** Shows the code of a theme in the place of the example. */
export function showCode(code: string): void {
  document.querySelector('.theme ~ .code code')?.replaceChildren(...highlight(code.trimEnd()));
}
