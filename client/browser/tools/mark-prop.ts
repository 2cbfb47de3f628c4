import { propLine } from '../../../site/demo/prop-line.ts';

/** Opens the source of a demo, and marks the line that gives a prop to a component. @returns The mark, if there is one. */
export function markProp(demo: HTMLElement, name: string): Element | null {
  demo.querySelector('details')?.setAttribute('open', '');
  const code = demo.querySelector('.demo-source pre.whole > code');
  if (!code) return null;
  for (const mark of code.querySelectorAll('mark')) mark.replaceWith(...mark.childNodes);
  const at = propLine(code.textContent.split('\n'), name);
  if (at < 0) return null;
  // Each line is highlighted on its own, so no element goes beyond the end of a line.
  const lines = code.innerHTML.split('\n');
  lines[at] = `<mark>${lines[at] ?? ''}</mark>`;
  code.innerHTML = lines.join('\n');
  return code.querySelector('mark');
}
