import { withTools } from '../tools/load-tools.ts';
import { addRowButton } from './row-button.ts';

/** In the lists of slots and classes, a button that outlines what the row names in the page's playground. */
export function offerToShowParts(): void {
  const label = document.querySelector<HTMLElement>('.ref-count')?.dataset.showPart;
  const demo = document.querySelector<HTMLElement>('.demo[data-playground]');
  if (!label || !demo) return;
  addRowButton({
    className: 'show-part',
    sign: '◎',
    label,
    rows: 'table.ref:is([data-part="slot"], [data-part="class"]) tr[id]',
    onClick: (button) => withTools((tools) => tools.showInPlayground(demo, button)),
  });
}
