import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { listenWithReplay } from '../kit/input.ts';

/** How long a fence's button shows 'Copied', in milliseconds. */
const FENCE_COPIED_MS = 2000;

const BLOCKS = ':is(.code, .demo-source)';

/** Copy buttons of fences, and Ctrl or Cmd + C over a block. */
export function enhanceCopyButtons(): void {
  listenWithReplay('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-copy]') : null;
    if (button) void copyBlock(button);
  });
  listenWithReplay('keydown', (event) => {
    if (!isCopyShortcut(event) || hasSelection()) return;
    const button = findCopyButton(
      document.querySelector(`${BLOCKS}:hover`) ?? document.querySelector(`${BLOCKS}:focus-within`),
    );
    if (!button) return;
    const { gaEventAction } = button.dataset;
    button.dataset.gaEventAction = 'copy-keyboard';
    button.click();
    button.dataset.gaEventAction = gaEventAction;
  });
}

/** The button of a fence is inside it; that of a demo's source is in the toolbar. */
function findCopyButton(block: Element | null): HTMLButtonElement | null | undefined {
  return block?.closest('.code, .demo')?.querySelector<HTMLButtonElement>('[data-copy], [data-demo-copy]');
}

async function copyBlock(button: HTMLButtonElement): Promise<void> {
  const code = button.closest('.code')?.querySelector('code');
  if (code && (await copyText(textToCopy(code)))) confirmCopy(button, FENCE_COPIED_MS);
}

/** Code without prompts, removed lines and diff markers. */
export function textToCopy(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const removed of copy.querySelectorAll('del[data-nocopy]')) {
    if (removed.nextSibling?.nodeType === Node.TEXT_NODE) {
      removed.nextSibling.textContent = (removed.nextSibling.textContent ?? '').replace(/^\n/, '');
    }
  }
  for (const mark of copy.querySelectorAll('[data-nocopy]')) mark.remove();
  return copy.textContent;
}

function isCopyShortcut({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'c' && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether any text is selected, in the page or in a field. */
function hasSelection(): boolean {
  if ((getSelection()?.toString() ?? '') !== '') return true;
  const field = document.activeElement;
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isField && field.selectionStart !== field.selectionEnd;
}
