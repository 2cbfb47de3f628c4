import { confirmCopy, copyText } from '../kit/clipboard.ts';

/** How long the button says 'Copied', in milliseconds. */
const COPIED_MS = 1200;

/** One button that copies the address of the row under the pointer, in focus or opened by a link. It stands behind its name. */
export function enhanceAddress(): void {
  const label = document.querySelector<HTMLElement>('.ref-count')?.dataset.copyAddress;
  if (!label) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-address';
  button.textContent = label;
  button.addEventListener('click', () => {
    const id = button.closest('tr')?.id;
    if (id) void copy(button, id);
  });
  const moveTo = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('table.ref tbody tr') : null;
    const name = row?.querySelector('th a');
    if (!name || name.nextElementSibling === button || button === document.activeElement) return;
    button.textContent = label;
    delete button.dataset.label;
    name.after(button);
  };
  document.addEventListener('pointerover', ({ target }) => moveTo(target));
  document.addEventListener('focusin', ({ target }) => moveTo(target));
  addEventListener('hashchange', showTarget);
  showTarget();
  if (location.hash) stayAtTarget();

  function showTarget(): void {
    moveTo(document.querySelector('table.ref tr:target'));
  }
}

/** Frames in which rows that come near have got their real heights. */
const FRAMES = 10;

/**
 * The rows above the one that the address names get their real heights as they come near, after the browser has scrolled:
 * a page that arrived with a hash goes on scrolling for some frames.
 */
function stayAtTarget(): void {
  const scroll = (frames: number) => {
    document.querySelector('table.ref tr:target')?.scrollIntoView();
    if (frames > 0) requestAnimationFrame(() => scroll(frames - 1));
  };
  // Before the page has loaded there may be no `:target` yet.
  if (document.readyState === 'complete') scroll(FRAMES);
  else addEventListener('load', () => scroll(FRAMES), { once: true });
}

async function copy(button: HTMLButtonElement, id: string): Promise<void> {
  const address = new URL(location.href);
  address.hash = id;
  if (await copyText(address.href)) confirmCopy(button, COPIED_MS);
}
