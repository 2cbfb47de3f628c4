import { announce } from './status.ts';

/** Shows "copied" on the button for a while, and announces it to screen readers. */
export function confirmCopy(button: HTMLElement, milliseconds: number): void {
  const { copied } = document.body.dataset;
  const label = button.dataset.label ?? button.textContent;
  if (copied === undefined) return;
  button.dataset.label = label;
  button.textContent = copied;
  announce(copied);
  clearTimeout(Number(button.dataset.timer));
  button.dataset.timer = String(setTimeout(() => (button.textContent = label), milliseconds));
}

/** @returns Whether the text was copied. Failures are silent. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
