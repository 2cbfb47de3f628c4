import type { DragEffects } from './drags.ts';
import { elementAt, findTarget } from './replay-pointers.ts';

/** Repeats drags in a demo, with a transfer of their own: only the browser can read and change that of an event. */
export function dragEffects(demo: Element): DragEffects<MouseEvent, Element> {
  const transfer = new DataTransfer();
  return {
    find: (event) => elementAt(event) ?? findTarget(demo, event),
    findSource: (event) => findTarget(demo, event)?.closest('[draggable=true]') ?? null,
    send: (target, type, event, isDropped) => target.dispatchEvent(repeated(type, event, transfer, isDropped)),
  };
}

function repeated(type: string, event: MouseEvent, dataTransfer: DataTransfer, isDropped: boolean): DragEvent {
  // Scripts cannot set them on a transfer of their own.
  for (const [name, value] of Object.entries({ dropEffect: isDropped ? 'move' : 'none', effectAllowed: 'all' }))
    Object.defineProperty(dataTransfer, name, { value, writable: true, configurable: true });
  const { clientX, clientY, screenX, screenY, buttons, ctrlKey, shiftKey, altKey, metaKey } = event;
  return new DragEvent(type, {
    ...{ clientX, clientY, screenX, screenY, buttons, ctrlKey, shiftKey, altKey, metaKey },
    ...{ bubbles: true, cancelable: true, composed: true, view: window, dataTransfer },
  });
}
