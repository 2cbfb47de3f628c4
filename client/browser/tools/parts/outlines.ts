import { element } from '../../kit/dom.ts';

/** Room between an element and its outline, in pixels: lines have no height of their own. */
const GAP = 2;

/** Room between an outline and its label, and between the label and the window's edges. */
const LABEL_GAP = 6;

/** Most elements that are outlined at once. */
const MOST = 300;

export interface Outlines {
  /** Outlines elements; one of them, or another one, is the pointed-at one with the label. */
  draw: (elements: readonly Element[], pointed: Element | null) => void;
  /** Changes the lines of the label: the first is the name. */
  label: (lines: readonly string[]) => void;
  remove: () => void;
}

/** Outlines above everything else, in the top layer: dialogs of a component stand above the page. */
export function createOutlines(): Outlines {
  const label = element('div', { className: 'part-label', hidden: true });
  const main = element('div', { className: 'part-outline part-pointed', hidden: true });
  const layer = element('div', { className: 'part-outlines', popover: 'manual' }, main, label);
  layer.ariaHidden = 'true';
  document.body.append(layer);
  layer.showPopover();
  const boxes: HTMLElement[] = [];
  return {
    draw: (elements, pointed) => {
      const shown = elements.filter((one) => one !== pointed).slice(0, MOST);
      for (const [at, one] of shown.entries()) {
        const box = boxes[at] ?? element('div', { className: 'part-outline' });
        if (!boxes[at]) main.before(box);
        boxes[at] = box;
        place(box, one.getBoundingClientRect());
      }
      for (const box of boxes.splice(shown.length)) box.remove();
      main.hidden = label.hidden = pointed === null;
      if (!pointed) return;
      const box = pointed.getBoundingClientRect();
      place(main, box);
      placeLabel(label, box);
    },
    label: (lines) =>
      label.replaceChildren(...lines.map((line, at) => element(at === 0 ? 'strong' : 'span', {}, line))),
    remove: () => layer.remove(),
  };
}

function place({ style }: HTMLElement, { left, top, width, height }: DOMRect): void {
  style.translate = `${left - GAP}px ${top - GAP}px`;
  style.width = `${width + 2 * GAP}px`;
  style.height = `${height + 2 * GAP}px`;
}

/** Below the element, else above it, else at its lower edge; within the window. */
function placeLabel(label: HTMLElement, box: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = label;
  const below = box.bottom + GAP + LABEL_GAP;
  const above = box.top - GAP - LABEL_GAP - height;
  const top = below + height <= innerHeight ? below : above >= 0 ? above : innerHeight - height - LABEL_GAP;
  const start = document.documentElement.dir === 'rtl' ? box.right - width : box.left;
  const left = Math.max(LABEL_GAP, Math.min(start, document.documentElement.clientWidth - width - LABEL_GAP));
  label.style.translate = `${left}px ${Math.max(LABEL_GAP, top)}px`;
}
