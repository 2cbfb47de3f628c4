/** The tool that leaves the full screen, and the menu that leads there. */
const EXIT = '.demo-bar > [data-demo-full]';
const ENTRY = '.demo-more > summary';

/**
 * Shows a demo on the whole page, or in its place again. The browser's own full screen would hide what components open
 * outside of the demo: menus, calendars, dialogs.
 */
export function toggleFullScreen(demo: HTMLElement): void {
  const isFull = demo.toggleAttribute('data-full');
  document.documentElement.toggleAttribute('data-full-demo', isFull);
  demo.querySelector<HTMLElement>(isFull ? EXIT : ENTRY)?.focus({ preventScroll: true });
  if (!isFull) {
    demo.scrollIntoView({ block: 'nearest' });
    return;
  }
  const controller = new AbortController();
  addEventListener(
    'keydown',
    (event) => {
      if (!demo.hasAttribute('data-full')) controller.abort();
      // A menu or a calendar that is open takes the first Escape for itself.
      else if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('.MuiModal-root, .MuiPopper-root')
      ) {
        controller.abort();
        toggleFullScreen(demo);
      }
    },
    { signal: controller.signal },
  );
}
