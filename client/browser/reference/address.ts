import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { stayAtTarget } from '../kit/stay-at-target.ts';

/** How long the button shows 'Copied', in milliseconds. */
const COPIED_MS = 1200;

/** What the button shows: its name would push the type aside. */
const SIGN = '#';

/**
 * A single button that copies the link of a row. It moves behind the name of the row that is hovered, focused or the
 * hash's target. A row that has the focus by keyboard keeps it: below a resting pointer, rows move as the page scrolls.
 */
export function enhanceAddress(): void {
  const label = document.querySelector<HTMLElement>('.ref-count')?.dataset.copyAddress;
  if (!label) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-address';
  button.textContent = SIGN;
  button.title = label;
  button.ariaLabel = label;
  button.addEventListener('click', () => {
    const id = button.closest('tr')?.id;
    if (id) void copy(button, id);
  });
  const moveTo = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('table.ref tr[id]') : null;
    const name = row?.querySelector('th a');
    if (!name || name.nextElementSibling === button || button === document.activeElement) return;
    button.textContent = SIGN;
    name.after(button);
  };
  document.addEventListener('pointerover', ({ target }) => {
    if (!document.querySelector('table.ref tr[id] :focus-visible')) moveTo(target);
  });
  document.addEventListener('focusin', ({ target }) => moveTo(target));
  addEventListener('hashchange', showTarget);
  showTarget();
  if (location.hash) stayAtTarget();

  function showTarget(): void {
    moveTo(document.querySelector('table.ref tr:target'));
  }
}

async function copy(button: HTMLButtonElement, id: string): Promise<void> {
  const address = new URL(location.href);
  address.hash = id;
  if (await copyText(address.href)) confirmCopy(button, COPIED_MS);
}
