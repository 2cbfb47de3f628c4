import { isComposing } from '../../kit/input.ts';
import { nextTask } from '../../kit/scheduling.ts';
import { isTakenBack } from './compositions.ts';
import { createDrags, type Drags } from './drags.ts';
import { chooseInputs, isMove, type HeldInput } from '../held-inputs.ts';
import { followTyping, type TypingFocus } from './remember-focus.ts';
import { dragEffects } from './replay-drags.ts';
import { atTimeOf, createPointers, refocus, type Pointers } from './replay-pointers.ts';

const TEXT_FIELD = 'textarea, [contenteditable], input:not([type=checkbox], [type=radio], [type=range], [type=button])';

/** How each key moves the caret in a text field. */
const CARET_MOVES: Record<string, [direction: string, granularity: string]> = {
  ArrowLeft: ['left', 'character'],
  ArrowRight: ['right', 'character'],
  ArrowUp: ['backward', 'line'],
  ArrowDown: ['forward', 'line'],
  Home: ['backward', 'lineboundary'],
  End: ['forward', 'lineboundary'],
};

/** How long a press or a drag of the browser's own may pause, in frames, and how late its end may come after the drop. */
const LONGEST_PAUSE = { dragged: 600, dropped: 12 };

/**
 * Gives a demo, now live, the inputs that it missed: each in a frame of its own, so that the component has rendered what
 * the one before did. Inputs that arrive meanwhile are appended to the list, and replayed too, as is all of a press or
 * drag that has begun.
 *
 * @returns Whether all were replayed. None is if they are too many or too old to be what the reader still wants; and no
 *   script can repeat some: undoing, dragging a text, pasting into what is no field.
 */
export async function replayInputs(demo: Element, inputs: HeldInput[]): Promise<boolean> {
  const chosen = chooseInputs(inputs, performance.now());
  inputs.splice(0, inputs.length, ...(chosen ?? []));
  if (!chosen) return false;
  const drags = createDrags(dragEffects(demo));
  const pointers = createPointers(demo);
  const typing = followTyping(demo, inputs);
  refocus(demo);
  await nextFrame();
  try {
    return await replayEach(demo, inputs, { drags, pointers, typing });
  } finally {
    // Until then, the demo may not take the focus.
    typing.end();
  }
}

/** Replays inputs until there are none, and no press or drag is on its way. @returns Whether all were replayed. */
async function replayEach(demo: Element, inputs: HeldInput[], replayers: Replayers): Promise<boolean> {
  const { drags, pointers } = replayers;
  let areAllDone = true;
  let pause = 0;
  for (;;) {
    const event = inputs.shift();
    const state = pointers.isPressed() ? 'dragged' : drags.getState();
    if (event) {
      areAllDone = replay(demo, event, replayers) && areAllDone;
      pause = 0;
    } else if (state === 'none') break;
    else if ((pause += 1) > LONGEST_PAUSE[state]) {
      if (drags.getState() === 'none') break;
      drags.end();
    }
    // Of a run of moves, what follows it needs what the last one did.
    const [next] = inputs;
    if (!(event && next && isMove(event) && isMove(next))) await nextFrame();
  }
  return areAllDone;
}

/** Components react to an input in the next frame, and some a task later. */
async function nextFrame(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await nextTask();
}

/** What repeats the inputs of each kind. */
interface Replayers {
  drags: Drags<MouseEvent>;
  pointers: Pointers;
  typing: TypingFocus;
}

/** @returns Whether the input was replayed, or needs not be. */
function replay(demo: Element, event: HeldInput, { drags, pointers, typing }: Replayers): boolean {
  if (event instanceof DragEvent) return drags.replay(event);
  // The browser cancels the press of what it drags; with any other input the drag is over.
  if (event.type !== 'pointercancel') drags.end();
  typing.before(event);
  if (event instanceof KeyboardEvent) return isComposing(event) || replayKey(demo, event);
  if (event instanceof CompositionEvent) return !isTakenBack(event) || insertText(demo, event.data);
  if (event instanceof InputEvent) return !event.cancelable || replayEdit(demo, event);
  // In a field, another event has the text.
  if (event.type === 'paste') return isTextField(event.target);
  return pointers.replay(event as MouseEvent | TouchEvent);
}

/** Sends a key to what has the focus now, and does what a browser does with it: scripts cannot send keys that type. */
function replayKey(demo: Element, event: KeyboardEvent): boolean {
  const { activeElement } = document;
  const original = event.target as Element;
  const target = activeElement && demo.contains(activeElement) ? activeElement : original;
  // A text is typed where the focus is, which may be another field of the page.
  if (!target.isConnected || (isTextField(target) && target !== activeElement)) return false;
  const isAllowed = target.dispatchEvent(atTimeOf(event, new KeyboardEvent('keydown', event)));
  if (isAllowed && target instanceof HTMLElement) actOnKey(target, event);
  target.dispatchEvent(atTimeOf(event, new KeyboardEvent('keyup', event)));
  return true;
}

function actOnKey(target: HTMLElement, { key, ctrlKey, metaKey, shiftKey, repeat }: KeyboardEvent): void {
  const isText = isTextField(target);
  const move = CARET_MOVES[key];
  if (ctrlKey || metaKey) edit('selectAll');
  else if (isText && key.length === 1) edit('insertText', key);
  else if (isText && key === 'Backspace') edit('delete');
  else if (isText && key === 'Delete') edit('forwardDelete');
  else if (isText && key === 'Enter') target.closest('form')?.requestSubmit();
  else if (isText && move) getSelection()?.modify(shiftKey ? 'extend' : 'move', ...move);
  // Browsers click once on Space, however long it is held.
  else if ((key === ' ' && !repeat) || (key === 'Enter' && target.matches('button, a[href], summary'))) target.click();
}

/** Repeats what was edited without a key: pasted, dropped, or typed on the screen. */
function replayEdit(demo: Element, { inputType, data, dataTransfer }: InputEvent): boolean {
  const { activeElement } = document;
  const text = data ?? dataTransfer?.getData('text/plain') ?? '';
  if (!activeElement || !demo.contains(activeElement) || (inputType.startsWith('insert') && text === '')) return false;
  if (inputType === 'insertFromPaste' && !offerPaste(activeElement, text)) return true;
  if (/^insert(?:Text|From)/.test(inputType)) return insertText(demo, text);
  if (inputType === 'deleteContentBackward') return edit('delete');
  return inputType === 'deleteContentForward' && edit('forwardDelete');
}

/** Lets a component take a pasted text itself. @returns Whether it leaves it to the field. */
function offerPaste(target: Element, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Types a text into the field of a demo that has the focus. @returns Whether there is one. */
function insertText(demo: Element, text: string): boolean {
  const { activeElement } = document;
  if (!isTextField(activeElement) || !demo.contains(activeElement)) return text === '';
  return edit('insertText', text);
}

function isTextField(target: unknown): target is HTMLElement {
  return target instanceof HTMLElement && target.matches(TEXT_FIELD);
}

/**
 * Edits as a browser does, with the events of typing. There is no other way, and no browser plans to remove it.
 *
 * @returns Whether it could.
 */
function edit(command: string, text?: string): boolean {
  const controller = new AbortController();
  // Where a browser announces this edit, too, it must not be held back as another input.
  addEventListener('beforeinput', (event) => event.stopImmediatePropagation(), {
    signal: controller.signal,
    capture: true,
  });
  const isDone = document.execCommand(command, false, text);
  controller.abort();
  return isDone;
}
