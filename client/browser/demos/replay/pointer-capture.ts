/** What has captured a pointer whose inputs are replayed. */
export interface Capture {
  by: Element | null;
}

/**
 * Sends an event of a pointer, whose listeners may capture the pointer, also if it is up again: no browser has it captured
 * then, and some throw.
 *
 * @param capture What has captured it, which this changes.
 */
export function sendWithCapture(target: Element, event: Event, capture: Capture): boolean {
  const { prototype } = Element;
  const natives = Object.getOwnPropertyDescriptors(prototype);
  const callNative = (name: 'setPointerCapture' | 'releasePointerCapture', element: Element, pointerId: number) => {
    try {
      natives[name].value?.call(element, pointerId);
    } catch {
      // The finger was lifted.
    }
  };
  Object.assign(prototype, {
    setPointerCapture(this: Element, pointerId: number) {
      capture.by = this;
      callNative('setPointerCapture', this, pointerId);
    },
    releasePointerCapture(this: Element, pointerId: number) {
      if (capture.by === this) capture.by = null;
      callNative('releasePointerCapture', this, pointerId);
    },
    hasPointerCapture(this: Element) {
      return capture.by === this;
    },
  });
  const isAllowed = target.dispatchEvent(event);
  const { setPointerCapture, releasePointerCapture, hasPointerCapture } = natives;
  Object.defineProperties(prototype, { setPointerCapture, releasePointerCapture, hasPointerCapture });
  return isAllowed;
}
