/** Longest time that a picture waits for its component, in animation frames: about a second. */
const MAX_FRAMES = 60;

/** A row, but not a skeleton of one. */
const ROW = '[data-rowindex]';

/** Elements that a grid or a chart has once it has rendered. */
const DRAWN = `${ROW}, .MuiDataGrid-overlayWrapper, .MuiChartsSurface-root > :not(title, desc, defs)`;

/** What scrolls in a picture. */
const SCROLLER = '.MuiDataGrid-virtualScroller';

export interface Picture {
  /** Removes the picture once the component below has rendered, which is then scrolled as the picture was. */
  uncover: () => Promise<void>;
}

/** Moves an element's server HTML into an overlay at the same position, so that the element can be filled unseen. */
export function coverWithPicture(element: HTMLElement): Picture {
  const cover = document.createElement('div');
  cover.className = 'demo-root demo-cover';
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  Object.assign(cover.style, {
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  const places = [...element.querySelectorAll(SCROLLER)].map(({ scrollLeft, scrollTop }): [number, number] => [
    scrollLeft,
    scrollTop,
  ]);
  const scroll = (root: Element) =>
    root.querySelectorAll(SCROLLER).forEach((scroller, at) => scroller.scrollTo(...(places[at] ?? [0, 0])));
  cover.append(...element.childNodes);
  // Not the cover itself: what a reader presses meanwhile is held for the demo, whose part it is.
  for (const child of cover.children) child.toggleAttribute('inert', true);
  element.after(cover);
  scroll(cover);
  element.style.minHeight = `${offsetHeight}px`;
  element.style.visibility = 'hidden';
  return {
    uncover: async () => {
      // A grid that asks a server has an overlay before it has the rows that the picture shows.
      const drawn = cover.querySelector(ROW) ? ROW : DRAWN;
      for (let frame = 0; frame < MAX_FRAMES && !element.querySelector(drawn); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      // One more frame: columns get their widths only after the first rows are rendered.
      await new Promise(requestAnimationFrame);
      scroll(element);
      element.style.visibility = '';
      element.style.minHeight = '';
      cover.remove();
    },
  };
}
