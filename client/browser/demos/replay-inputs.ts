import { nextTask } from '../kit/next-task.ts';
import { LONGEST_WAIT, MOST_INPUTS } from './held-inputs.ts';

/** What takes the focus when it is pressed. */
const FOCUSABLE = 'input, textarea, select, button, a[href], summary, [tabindex], [contenteditable]';

const TEXT_FIELD = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])';

/**
 * Gives a demo, now live, the inputs that it missed: each in a frame of its own, so that the component has rendered what
 * the one before did. Inputs that arrive meanwhile are appended to the list, and replayed too.
 *
 * @returns Whether they were replayed: not those that are too many or too old to be what the reader still wants.
 */
export async function replayInputs(demo: Element, inputs: Event[]): Promise<boolean> {
  const [first] = inputs;
  if (first && (inputs.length > MOST_INPUTS || performance.now() - first.timeStamp > LONGEST_WAIT)) {
    inputs.length = 0;
    return false;
  }
  refocus(demo);
  await nextFrame();
  for (let event = inputs.shift(); event; event = inputs.shift()) {
    if (event instanceof KeyboardEvent) replayKey(demo, event);
    else replayPointer(demo, event as MouseEvent);
    if (!event.type.endsWith('move')) await nextFrame();
  }
  return true;
}

/** Components react to an input in the next frame, and some a task later. */
async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** A component that became live around the focus has not heard of it. */
function refocus(demo: Element): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !demo.contains(activeElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}

function replayPointer(demo: Element, event: MouseEvent): void {
  const { type, clientX, clientY } = event;
  let target = event.composedPath()[0] ?? event.target;
  // The live component has replaced the picture: find the new element at the same position.
  if (!(target instanceof Element) || !target.isConnected) target = document.elementFromPoint(clientX, clientY);
  if (!(target instanceof Element) || !demo.contains(target)) return;
  const repeat = (name: string) =>
    target.dispatchEvent(name.startsWith('pointer') ? new PointerEvent(name, event) : new MouseEvent(name, event));
  // What a component shows for the pointer depends on where it has been.
  if (type === 'pointerdown' || type === 'pointermove')
    for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove'])
      repeat(name);
  const isAllowed = repeat(type);
  if (type === 'mousedown' && isAllowed) focus(target.closest<HTMLElement>(FOCUSABLE), demo);
}

/** Moves the focus as a press would, and tells a component that has it already. */
function focus(element: HTMLElement | null, demo: Element): void {
  if (element === document.activeElement) refocus(demo);
  else element?.focus({ preventScroll: true });
}

/** Sends a key to what has the focus now, and does what a browser does with it: scripts cannot send keys that type. */
function replayKey(demo: Element, event: KeyboardEvent): void {
  const { activeElement } = document;
  const original = event.target as Element;
  const target = activeElement && demo.contains(activeElement) ? activeElement : original;
  if (!target.isConnected) return;
  const isAllowed = target.dispatchEvent(new KeyboardEvent('keydown', event));
  if (isAllowed && target instanceof HTMLElement) actOnKey(target, event);
  target.dispatchEvent(new KeyboardEvent('keyup', event));
}

function actOnKey(target: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): void {
  const isText = target.matches(TEXT_FIELD);
  if (ctrlKey || metaKey) {
    document.execCommand('selectAll');
    return;
  }
  // The only way to type that fires the events of typing; no browser plans to remove it.
  if (isText && key.length === 1) document.execCommand('insertText', false, key);
  else if (isText && key === 'Backspace') document.execCommand('delete');
  else if (isText && key === 'Delete') document.execCommand('forwardDelete');
  else if (isText && key === 'Enter') target.closest('form')?.requestSubmit();
  else if (key === ' ' || (key === 'Enter' && target.matches('button, a[href], summary'))) target.click();
}
