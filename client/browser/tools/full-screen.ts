/** The button that leaves full-window mode, and the menu that enters it. */
const EXIT = '.demo-bar > [data-demo-full]';
const ENTRY = '.demo-more > summary';

/** How many times its size a demo may have on the full screen, and the width of the stage that it was made for. */
const LARGEST = 2;
const STAGE_WIDTH = 700;

/**
 * Toggles full-window mode. Not the Fullscreen API: it would hide menus, calendars and dialogs, which render in portals
 * outside the demo.
 */
export function toggleFullScreen(demo: HTMLElement): void {
  const isFull = demo.toggleAttribute('data-full');
  document.documentElement.toggleAttribute('data-full-demo', isFull);
  setCoveredInert(demo, isFull);
  demo.querySelector<HTMLElement>(isFull ? EXIT : ENTRY)?.focus({ preventScroll: true });
  if (!isFull) {
    demo.scrollIntoView({ block: 'nearest' });
    return;
  }
  enlarge(demo);
  const controller = new AbortController();
  addEventListener('resize', () => demo.hasAttribute('data-full') && enlarge(demo), { signal: controller.signal });
  addEventListener(
    'keydown',
    (event) => {
      if (!demo.hasAttribute('data-full')) controller.abort();
      // An open menu, calendar or search handles the first Escape itself.
      else if (
        event.key === 'Escape' &&
        !event.defaultPrevented &&
        !document.querySelector('.MuiModal-root, .MuiPopper-root, dialog[open]')
      ) {
        controller.abort();
        toggleFullScreen(demo);
      }
    },
    { signal: controller.signal },
  );
}

/**
 * Takes what a demo covers out of the reach of the keyboard, or gives it back. The field of the search only leaves the
 * order of Tab: the keys of the search focus it until the dialog is there.
 */
function setCoveredInert(demo: HTMLElement, isInert: boolean): void {
  const field = document.querySelector<HTMLElement>('[data-search] input');
  if (field) field.tabIndex = isInert ? -1 : 0;
  const kept = field ? [demo, field] : [demo];
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (kept.some((one) => one === child) || child.matches('dialog, [role=status]')) continue;
      if (kept.some((one) => child.contains(one))) visit(child);
      else child.toggleAttribute('inert', isInert);
    }
  };
  visit(document.body);
}

/** Enlarges a demo as far as the window has room. A grid becomes higher instead (`after-first-input.css`). */
function enlarge(demo: HTMLElement): void {
  const stage = demo.querySelector<HTMLElement>('.demo-stage');
  const root = stage?.querySelector<HTMLElement>('.demo-root');
  if (!stage || !root || root.querySelector('.MuiDataGrid-root')) return;
  stage.style.removeProperty('--enlarged');
  const { paddingTop, paddingBottom } = getComputedStyle(stage);
  const room = stage.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
  const factor = Math.min(LARGEST, innerWidth / STAGE_WIDTH, room / root.offsetHeight);
  if (factor > 1) stage.style.setProperty('--enlarged', String(factor));
}
