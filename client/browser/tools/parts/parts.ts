import { loadOnce } from '../../../../site/kit/load-once.ts';
import { describePart, listSnippets, type PartsTable } from '../../../../site/reference/parts.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { adoptStyles, stayAt } from '../../kit/dom.ts';
import { fetchJson } from '../../kit/fetch-json.ts';
import { isComposing } from '../../kit/input.ts';
import { announce } from '../../kit/status.ts';
import { translatePage } from '../translate-page.ts';
import { whenLive } from '../when-live.ts';
import { createPartElements, readSemantics, type ArrowKey, type PartElements } from './elements.ts';
import { createOutlines, findTopEdge, type Outlines } from './outlines.ts';
import { createPanel, describeSemantics, type PartsPanel } from './panel.ts';
import styles from './parts.css';
import { chooseSampleStyle, createTrial, type KeptElement, type Trial } from './trial.ts';

/** URL of the `PartsTable`, defined by the build. */
declare const __PARTS__: string;

/** Events of a press, which a component does not get unless the part was kept before. */
const PRESS = ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click', 'dblclick'];

/** Room between the bars of the page and a stage, and what a panel takes for a part and its first snippet, in pixels. */
const TOP_GAP = 12;
const PANEL_HEIGHT = 320;

/** A demo whose parts are pointed at. */
interface Pointing {
  demo: HTMLElement;
  table: PartsTable;
  /** Names of the components in its code. */
  used: readonly string[];
  elements: PartElements;
  outlines: Outlines;
  panel: PartsPanel;
  trial: Trial;
  t: Translate;
  pointed: Element | null;
  kept: KeptElement | null;
  /** Whether the press is for the component. */
  isUsing: boolean;
  stop: () => void;
}

let pointing: Pointing | null = null;

/** What is being loaded for a demo. A press meanwhile changes whether it is still wanted. */
let opening: { demo: HTMLElement; isWanted: boolean } | null = null;

/** Begins to point at the parts of a demo, or ends it. @param opener Gets the focus back. */
export async function togglePointing(demo: HTMLElement, opener: HTMLElement): Promise<void> {
  if (opening?.demo === demo) {
    opening.isWanted = !opening.isWanted;
    return;
  }
  const isOpen = pointing?.demo === demo;
  pointing?.stop();
  if (isOpen) return;
  const attempt = (opening = { demo, isWanted: true });
  const active = await startPointing(demo, opener).finally(() => (opening = null));
  if (!attempt.isWanted) return active.stop();
  active.panel.box.focus({ preventScroll: true });
  makeRoom(active);
}

/** Outlines what a row in the reference's lists names in the playground. */
export async function showRow(demo: HTMLElement, row: HTMLElement): Promise<void> {
  if (pointing?.demo !== demo) pointing?.stop();
  // The button moves from row to row.
  const opener = row.querySelector<HTMLElement>('th a') ?? row;
  const active = pointing ?? (await startPointing(demo, opener));
  const [, kind, name = ''] = /^(slot|class)-(.*)$/.exec(row.id) ?? [];
  const facts = active.table.components[active.demo.id.replace(/Playground$/, '')]?.facts;
  const selector = kind === 'slot' ? prefixed(facts?.slots[name]) : (row.querySelector('td code')?.textContent ?? '');
  const isUnseen = facts?.unseen[kind === 'slot' ? 'slots' : 'rules'].includes(name) ?? false;
  const [first] = selector === '' ? [] : active.elements.find(selector);
  if (first) keep(active, first, selector, name);
  else {
    const reason = isUnseen ? 'parts.unseen' : selector === '' ? 'parts.unnamed' : 'parts.absent';
    const note = active.t(reason, { name });
    Object.assign(active, { kept: null, pointed: null });
    active.trial.show(null, null);
    active.panel.showPointed([]);
    active.panel.showKept({ name, part: null, semantics: null, count: 0, snippets: [], note });
    announce(note);
  }
  stayAt(() => first ?? active.panel.element, { block: 'center' });
  active.panel.box.focus({ preventScroll: true });
}

const prefixed = (className: string | undefined) => (className === undefined ? '' : `.${className}`);

async function startPointing(demo: HTMLElement, opener: HTMLElement): Promise<Pointing> {
  const [table] = await Promise.all([loadTable(), whenLive(demo)]);
  pointing?.stop();
  const t = translatePage();
  const controller = new AbortController();
  const outlines = createOutlines();
  const trial = createTrial(demo);
  const stop = () => {
    if (pointing !== active) return;
    const { activeElement: focused } = document;
    const hadFocus = focused === document.body || active.panel.element.contains(focused);
    pointing = null;
    controller.abort();
    outlines.remove();
    active.panel.element.remove();
    trial.remove();
    markOpener(demo, false);
    if (!hadFocus) return;
    const menu = opener.closest('.demo-more')?.querySelector('summary');
    (menu ?? opener).focus({ preventScroll: true });
    if (!demo.contains(opener)) stayAt(() => opener, { block: 'center' });
  };
  const panel = createPanel({ demo: demo.id, table, t, onClose: stop, onTry: (kind) => trial.show(active.kept, kind) });
  const used = [...(demo.querySelector('.demo-source .whole')?.textContent ?? '').matchAll(/<([A-Z]\w*)/g)];
  const active: Pointing = {
    ...{ demo, table, outlines, panel, trial, t, stop, pointed: null, kept: null, isUsing: false },
    used: [...new Set(used.map(([, name = '']) => name))],
    elements: createPartElements(demo, table),
  };
  pointing = active;
  markOpener(demo, true);
  demo.querySelector('.demo-bar')?.after(panel.element);
  listen(active, controller.signal);
  drawOutlines(active);
  return active;
}

/** Loads the table, and adopts the styles. */
const loadTable = loadOnce(async () => {
  const table = await fetchJson<PartsTable>(__PARTS__);
  adoptStyles(styles);
  return table;
});

function markOpener(demo: HTMLElement, isOpen: boolean): void {
  for (const opener of demo.querySelectorAll('[data-demo-parts]')) opener.ariaPressed = String(isOpen);
}

/** Draws the outlines frame by frame: components move, scroll and replace their elements. */
function drawOutlines(active: Pointing): void {
  if (pointing !== active) return;
  // An edited demo runs in a frame of its own.
  if (active.demo.hasAttribute('data-editing')) return active.stop();
  if (!active.pointed?.isConnected) active.pointed = null;
  const alike = active.kept ? active.elements.find(active.kept.selector) : [];
  active.outlines.draw(alike, active.pointed);
  requestAnimationFrame(() => drawOutlines(active));
}

function listen(active: Pointing, signal: AbortSignal): void {
  const options = { signal, capture: true };
  let last = '';
  const follow = ({ target, clientX, clientY }: PointerEvent) => {
    const place = `${clientX} ${clientY}`;
    // Browsers also send one when something else comes under a resting pointer, as the arrow keys scroll.
    if (place !== last) point(active, partAt(active, target));
    last = place;
  };
  addEventListener('pointermove', follow, options);
  for (const type of PRESS) addEventListener(type, (event) => press(active, event), options);
  addEventListener('keydown', (event) => pressKey(active, event), options);
}

function partAt({ elements }: Pointing, target: EventTarget | null): Element | null {
  return target instanceof Element ? elements.at(target) : null;
}

function point(active: Pointing, element: Element | null): void {
  if (!element || element === active.pointed) return;
  active.pointed = element;
  const lines = describeLines(active, element);
  active.outlines.label(lines);
  active.panel.showPointed(lines);
}

/** The name of a part, its slot, and what assistive technology is told. */
function describeLines({ elements, table, used, t }: Pointing, element: Element): string[] {
  const part = describePart(table, elements.place(element), used);
  if (!part) return [];
  const slot = part.slot ? [t('parts.slot', { name: part.slot.name })] : [];
  return [part.className, ...slot, describeSemantics(readSemantics(element), t)];
}

/** A press keeps a part; another press of that part is for the component. */
function press(active: Pointing, event: Event): void {
  const part = partAt(active, event.target);
  if (!part || !event.isTrusted) return;
  if (event.type === 'pointerdown') {
    point(active, part);
    active.isUsing = part === active.kept?.element;
  }
  if (active.isUsing) return;
  event.stopImmediatePropagation();
  // A touch still scrolls, and a press moves no focus, which would close a popup.
  if (!event.type.startsWith('touch')) event.preventDefault();
  if (event.type === 'click') keep(active, part);
}

/** @param selector Of all elements that count as the part, and what it is called, if not by its class. */
function keep(active: Pointing, element: Element, selector?: string, name?: string): void {
  const { elements, table, used, panel, trial, t } = active;
  const part = describePart(table, elements.place(element), used);
  if (!part) return;
  point(active, element);
  const kept = { element, part, selector: selector ?? `.${part.className}` };
  active.kept = kept;
  trial.show(kept, null);
  const title = name ?? part.className;
  const count = elements.find(kept.selector).length;
  const snippets = listSnippets(table, part, chooseSampleStyle(element));
  panel.showKept({ name: title, part, semantics: readSemantics(element), count, snippets, note: null });
  const counted = count === 1 ? t('parts.count.one') : t('parts.count', { count });
  announce([t('parts.kept', { name: title }), counted].join(', '));
}

/** Scrolls until the snippets will have room, as far as the stage stays in view: from then on, nothing moves below the pointer. */
function makeRoom({ demo, panel }: Pointing): void {
  const wanted = panel.element.getBoundingClientRect().top + PANEL_HEIGHT - innerHeight;
  const room = demo.getBoundingClientRect().top - findTopEdge(demo) - TOP_GAP;
  scrollBy(0, Math.max(0, Math.min(wanted, room)));
}

function pressKey(active: Pointing, event: KeyboardEvent): void {
  const { demo, elements, panel } = active;
  const { key, target } = event;
  if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return;
  const isInPanel = panel.element.contains(target);
  const isInComponent = target === panel.box || target === document.body || elements.at(target) !== null;
  if (key === 'Escape' && (isInPanel || isInComponent || demo.contains(target))) {
    // The first one closes what the component has opened.
    if (elements.hasPopup()) return;
    active.stop();
  } else if (isInComponent && key.startsWith('Arrow')) move(active, key as ArrowKey);
  else if (isInComponent && key === 'Enter' && active.pointed) {
    if (active.pointed === active.kept?.element) pressElement(active.pointed);
    else keep(active, active.pointed);
  } else return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

function move(active: Pointing, key: ArrowKey): void {
  const next = active.elements.next(active.pointed, key);
  if (!next) return;
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  point(active, next);
  announce(describeLines(active, next).join(', '));
}

/** Presses an element for the reader, as a mouse would. */
function pressElement(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 };
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    element.dispatchEvent(type.startsWith('pointer') ? new PointerEvent(type, at) : new MouseEvent(type, at));
}
