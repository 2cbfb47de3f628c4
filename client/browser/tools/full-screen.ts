/** The button that leaves full-window mode, and the menu that enters it. */
const EXIT = '.demo-bar > [data-demo-full]';
const ENTRY = '.demo-more > summary';

/**
 * Toggles full-window mode. Not the Fullscreen API: it would hide menus, calendars and dialogs, which render in portals
 * outside the demo.
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
      // An open menu or calendar handles the first Escape itself.
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
