import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { stayAtTarget } from '../kit/dom.ts';
import { isReturning } from '../kit/scheduling.ts';
import { addRowButton } from './row-button.ts';

/** How long the button shows 'Copied', in milliseconds. */
const COPIED_MS = 1200;

/** A button that copies the link of a row. */
export function enhanceAddress(): void {
  const label = document.querySelector<HTMLElement>('.ref-count')?.dataset.copyAddress;
  if (!label) return;
  addRowButton({
    className: 'copy-address',
    sign: '#',
    label,
    rows: 'table.ref tr[id]',
    onClick: (button) => {
      const id = button.closest('tr')?.id;
      if (id) void copy(button, id);
    },
  });
  // Who comes back is where the page was left.
  if (location.hash && !isReturning()) stayAtTarget();
}

async function copy(button: HTMLButtonElement, id: string): Promise<void> {
  const address = new URL(location.href);
  address.hash = id;
  if (await copyText(address.href)) confirmCopy(button, COPIED_MS);
}
