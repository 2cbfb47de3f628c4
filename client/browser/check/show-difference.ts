import { element } from '../kit/dom.ts';

/** Lines that differ, as a list of removed and added ones. Renames keep the number of lines. */
export function showDifference(before: string, after: string, label: string): HTMLElement {
  const [old, current] = [before.split('\n'), after.split('\n')];
  const lines = old.flatMap((line, at) => {
    const changed = current[at] ?? '';
    return line === changed
      ? []
      : [element('del', { textContent: `- ${line}\n` }), element('ins', { textContent: `+ ${changed}\n` })];
  });
  return element(
    'pre',
    { className: 'check-difference', dir: 'ltr', translate: false, role: 'group', tabIndex: 0, ariaLabel: label },
    ...lines,
  );
}
