import { sendWithCapture, type Capture } from './pointer-capture.ts';
import { FOCUSABLE } from './remember-focus.ts';

export interface Pointers {
  /** @returns Whether an input was replayed, or needs not be. */
  replay: (event: MouseEvent | TouchEvent) => boolean;
  /** Whether a press has begun that has not ended. */
  isPressed: () => boolean;
}

/** Repeats what pointers and fingers did to a demo. */
export function createPointers(demo: Element): Pointers {
  const capture: Capture = { by: null };
  const presses = createPresses(demo);
  /** What a finger is on: it stays that until it is lifted. */
  let touched: Element | null = null;

  const replayTouch = (event: TouchEvent): boolean => {
    const [touch] = event.changedTouches;
    if (event.type === 'touchstart') touched = touch ? findTarget(demo, event, touch) : null;
    touched?.dispatchEvent(repeatedTouch(event, touched));
    return touched !== null;
  };
  const replayMouse = (event: MouseEvent): boolean => {
    const { type, button } = event;
    const isOfPress = /move|up|cancel/.test(type);
    // A press may have left the demo, and goes on there.
    const target = (isOfPress && (capture.by ?? elementAt(event))) || findTarget(demo, event);
    const clicked = presses.follow(event, target);
    if (/click/.test(type) && presses.hasClicked()) return true;
    if (!target) return isOfPress || isOutside(demo, event);
    const repeat = (name: string) => sendWithCapture(target, repeated(name, event), capture);
    // What a component shows for the pointer depends on where it has been.
    if (type === 'pointerdown' || type === 'pointermove')
      for (const name of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove'])
        repeat(name);
    const isAllowed = repeat(type);
    if (/mouseup|cancel/.test(type)) capture.by = null;
    clicked?.dispatchEvent(repeated('click', event));
    if (event.detail === 2) clicked?.dispatchEvent(repeated('dblclick', event));
    if (type === 'mousedown' && isAllowed && button === 0) focus(target.closest<HTMLElement>(FOCUSABLE), demo);
    return true;
  };

  return {
    replay: (event) => ('changedTouches' in event ? replayTouch(event) : replayMouse(event)),
    isPressed: presses.isPressed,
  };
}

/**
 * Follows the presses of the main button. What was pressed in a picture is gone, and browsers send no click where it went
 * between the press and its end, or send it to what contained both.
 */
function createPresses(demo: Element) {
  let isDown = false;
  let hasClicked = false;
  /** What is now where a press began whose own target is gone. */
  let pressed: Element | null = null;
  return {
    isPressed: () => isDown,
    /** Whether the last press has clicked, so that a click of the browser is the same. */
    hasClicked: () => hasClicked,
    /** @returns What the press of an event has clicked, if its target is gone: the nearest element around both ends. */
    follow: (event: MouseEvent, target: Element | null): Element | null => {
      if (event.type === 'mousedown') {
        isDown = event.button === 0;
        hasClicked = false;
        pressed = isDown && isGone(event) ? target : null;
      }
      if (!/mouseup|cancel/.test(event.type)) return null;
      isDown = false;
      if (event.type !== 'mouseup' || !target || !pressed?.isConnected) return null;
      hasClicked = true;
      let common: Element | null = pressed;
      while (common && !common.contains(target)) common = common.parentElement;
      return demo.contains(common) ? common : null;
    },
  };
}

function isGone(event: Event): boolean {
  const target = event.composedPath()[0] ?? event.target;
  return target instanceof Node && !target.isConnected;
}

/** What is at the place on the page where a pointer was, if that is in view. */
export function elementAt({ pageX, pageY }: Pick<MouseEvent, 'pageX' | 'pageY'>): Element | null {
  return document.elementFromPoint(pageX - scrollX, pageY - scrollY);
}

/** What of a demo an event was on; if the live component has replaced the picture, what is now at its place on the page. */
export function findTarget(demo: Element, event: Event, place = event as MouseEvent | Touch): Element | null {
  const target = event.composedPath()[0] ?? event.target;
  const found = target instanceof Element && target.isConnected ? target : elementAt(place);
  return demo.contains(found) ? found : null;
}

/** Whether an event was on something else of the page. */
function isOutside(demo: Element, { target }: Event): boolean {
  return target instanceof Node && target.isConnected && !demo.contains(target);
}

/** Gives a repeated event the time of the original, for who asks what came first. */
export function atTimeOf<Repeated extends Event>({ timeStamp }: Event, event: Repeated): Repeated {
  return Object.defineProperty(event, 'timeStamp', { value: timeStamp });
}

function repeated(name: string, event: MouseEvent): Event {
  const Kind = event instanceof WheelEvent ? WheelEvent : name.startsWith('pointer') ? PointerEvent : MouseEvent;
  return atTimeOf(event, new Kind(name, event));
}

function repeatedTouch(event: TouchEvent, target: Element): TouchEvent {
  const repeat = (touches: TouchList) =>
    Array.from(touches, ({ identifier, clientX, clientY, pageX, pageY, screenX, screenY }) => {
      return new Touch({ identifier, target, clientX, clientY, pageX, pageY, screenX, screenY });
    });
  return new TouchEvent(event.type, {
    ...{ bubbles: true, cancelable: event.cancelable, composed: true, view: window },
    touches: repeat(event.touches),
    targetTouches: repeat(event.targetTouches),
    changedTouches: repeat(event.changedTouches),
  });
}

/** Moves the focus as a press would, and tells a component that has it already. */
function focus(element: HTMLElement | null, demo: Element): void {
  if (element === document.activeElement) refocus(demo);
  else element?.focus({ preventScroll: true });
}

/** A component that became live around the focus has not heard of it. */
export function refocus(demo: Element): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !demo.contains(activeElement)) return;
  activeElement.blur();
  activeElement.focus({ preventScroll: true });
}
