import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';
import { nameClass, type PartPlace, type PartsTable } from '../../../../site/reference/parts.ts';

/** What a component opens at the end of the page: menus, dialogs, calendars, tooltips. Not the site's settings. */
const POPUPS = 'body > [class*="Mui"]:not(.MuiDrawer-root)';

/** The elements of a demo: its stage, and the popups. */
export interface PartElements {
  /** The part that an element belongs to; null outside of the demo. */
  at: (element: Element) => Element | null;
  find: (selector: string) => Element[];
  /** From an element, by an arrow key: to the part around it, the first one within, or a neighbour. */
  next: (from: Element | null, key: ArrowKey) => Element | null;
  place: (element: Element) => PartPlace;
  /** Whether a popup is open that Escape closes. */
  hasPopup: () => boolean;
}

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

export function createPartElements(demo: HTMLElement, table: PartsTable): PartElements {
  const listRoots = () => [...demo.querySelectorAll('.demo-root'), ...document.querySelectorAll(POPUPS)];
  const rootOf = (element: Element) => listRoots().find((root) => root.contains(element));
  const nameElement = (element: Element) => nameClass(table, [...element.classList]);
  const isPart = (element: Element) => nameElement(element) !== null;
  const at = (element: Element) => {
    const root = rootOf(element);
    let part: Element | null = element;
    while (part && root?.contains(part) && !isPart(part)) part = part.parentElement;
    return root?.contains(part) ? part : null;
  };
  const outer = (element: Element) => (element.parentElement ? at(element.parentElement) : null);
  const listInner = (element: Element): Element[] =>
    [...element.children].flatMap((child) => (isPart(child) && isVisible(child) ? [child] : listInner(child)));
  const listOutermost = () =>
    listRoots().flatMap((root) => (isPart(root) && isVisible(root) ? [root] : listInner(root)));
  return {
    at,
    place: (element) => {
      const path: string[][] = [];
      const root = rootOf(element);
      for (let one: Element | null = element; one && root?.contains(one); one = one.parentElement)
        path.push([...one.classList]);
      return { path, isInPopup: !demo.contains(element) };
    },
    find: (selector) => {
      const found = listRoots()
        .flatMap((root) => [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)])
        .filter(isVisible);
      // Parts may repeat the class of the root, as the items of a tree do.
      const roots = selector.endsWith('-root') ? found.filter((one) => `.${nameElement(one)}` === selector) : [];
      return roots.length > 0 ? roots : found;
    },
    next: (from, key) => {
      const parent = from && outer(from);
      if (from && key === 'ArrowUp') return parent;
      if (from && key === 'ArrowDown') return listInner(from)[0] ?? null;
      const beside = parent ? listInner(parent) : listOutermost();
      if (!from) return beside[0] ?? null;
      const isForward = (key === 'ArrowRight') === (getComputedStyle(demo).direction === 'ltr');
      return beside[beside.indexOf(from) + (isForward ? 1 : -1)] ?? null;
    },
    hasPopup: () => [...document.querySelectorAll(`${POPUPS}:not([role="tooltip"])`)].some(isVisible),
  };
}

/** Whether an element takes up room, if only in one direction, as a line does. */
function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width + height > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** What assistive technology is told of an element. */
export interface Semantics {
  /** Null for none. */
  role: string | null;
  name: string;
  isHidden: boolean;
}

export function readSemantics(element: Element): Semantics {
  const role = getRole(element);
  return {
    role,
    name: role === null ? '' : computeAccessibleName(element),
    isHidden: role === 'presentation' || role === 'none' ? false : isInaccessible(element),
  };
}
