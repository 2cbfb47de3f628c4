/** How long a picture waits for its component at most, in animation frames: about a second. */
const MAX_FRAMES = 60;

/** What a grid or a chart has once it has drawn itself. */
const DRAWN = '.MuiDataGrid-row, .MuiDataGrid-overlayWrapper, .MuiChartsSurface-root > :not(title, desc, defs)';

export interface Picture {
  /** Takes the picture away once the component below has drawn itself; focus in the picture goes to the component. */
  uncover: () => Promise<void>;
}

/** Moves the server HTML of a demo's element into a cover in the same place, so that the element can be filled unseen. */
export function coverWithPicture(element: HTMLElement): Picture {
  const hadFocus = element.contains(document.activeElement);
  const cover = document.createElement('div');
  cover.className = 'demo-root demo-cover';
  cover.inert = true;
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
  Object.assign(cover.style, {
    left: `${offsetLeft}px`,
    top: `${offsetTop}px`,
    width: `${offsetWidth}px`,
    height: `${offsetHeight}px`,
  });
  cover.append(...element.childNodes);
  element.after(cover);
  element.style.minHeight = `${offsetHeight}px`;
  element.style.visibility = 'hidden';
  return {
    uncover: async () => {
      for (let frame = 0; frame < MAX_FRAMES && !element.querySelector(DRAWN); frame += 1) {
        await new Promise(requestAnimationFrame);
      }
      // One more frame: columns take their widths after the first rows stand.
      await new Promise(requestAnimationFrame);
      element.style.visibility = '';
      element.style.minHeight = '';
      cover.remove();
      if (hadFocus) element.querySelector<HTMLElement>('[tabindex="0"], button, input, a[href]')?.focus();
    },
  };
}
