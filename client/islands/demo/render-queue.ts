import { nextTask } from '../../browser/kit/scheduling.ts';

/** Demos that have not been rendered with the current theme yet: how to render each, and where it is. */
const waiting = new Map<() => void, Element>();

let rendering = Promise.resolve();

/**
 * Renders a demo with the new theme after the page itself has been painted with it: a task for each demo, those on
 * screen first. All at once would block a slow phone for more than a second.
 */
export function queueRender(element: Element, render: () => void): void {
  waiting.set(render, element);
  if (waiting.size === 1) rendering = new Promise(requestAnimationFrame).then(renderWaiting);
}

/** Resolves once every demo has been rendered with the current theme. */
export function whenDemosRendered(): Promise<void> {
  return rendering;
}

async function renderWaiting(): Promise<void> {
  while (waiting.size > 0) {
    await nextTask();
    const renders = [...waiting.keys()];
    const next = renders.find((render) => isOnScreen(waiting.get(render))) ?? renders[0];
    if (!next) return;
    // Before it is removed, so that a change meanwhile does not start a second loop.
    next();
    waiting.delete(next);
  }
}

function isOnScreen(element: Element | undefined): boolean {
  const { top, bottom } = element?.getBoundingClientRect() ?? { top: Infinity, bottom: -Infinity };
  return top < innerHeight && bottom > 0;
}
