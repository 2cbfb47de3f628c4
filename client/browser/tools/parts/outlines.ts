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
        place(box, one.getBoundingClientRect(), getClip(one));
      }
      for (const box of boxes.splice(shown.length)) box.remove();
      main.hidden = label.hidden = pointed === null;
      if (!pointed) return;
      const box = pointed.getBoundingClientRect();
      place(main, box, getClip(pointed));
      label.hidden = main.hidden;
      placeLabel(label, box);
    },
    label: (lines) =>
      label.replaceChildren(...lines.map((line, at) => element(at === 0 ? 'strong' : 'span', {}, line))),
    remove: () => layer.remove(),
  };
}

type Edges = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** Where an element may be seen: on its stage, below the bars of the page, which cover it as the page is scrolled. */
function getClip(one: Element): Edges {
  const window = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const stage = one.closest('.demo-stage')?.getBoundingClientRect();
  if (!stage) return window;
  const { left, right, bottom } = stage;
  return { left, top: Math.max(stage.top, findTopEdge(one)), right, bottom };
}

/** Where the page begins below its bars. */
export function findTopEdge(one: Element): number {
  const bars = one.closest('[data-full]') ? [] : [...document.querySelectorAll('.bar, .ref-tools')];
  return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
}

function place(outline: HTMLElement, box: Edges, clip: Edges): void {
  const [left, top] = [Math.max(box.left - GAP, clip.left), Math.max(box.top - GAP, clip.top)];
  const [width, height] = [Math.min(box.right + GAP, clip.right) - left, Math.min(box.bottom + GAP, clip.bottom) - top];
  outline.hidden = width <= 0 || height <= 0;
  Object.assign(outline.style, { translate: `${left}px ${top}px`, width: `${width}px`, height: `${height}px` });
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
