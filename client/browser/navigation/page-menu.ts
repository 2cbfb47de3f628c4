import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { listenWithReplay } from '../kit/input.ts';
import { prepareTools, withTools } from '../tools/load-tools.ts';

/** How long the menu shows that a command was copied, in milliseconds. */
const COMMAND_COPIED_MS = 2000;

/** The page's menu. Opening it loads the module that copies the page as Markdown. */
export function enhancePageMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  button?.closest('details')?.addEventListener('toggle', prepareTools);
  listenWithReplay('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (button?.contains(target)) withTools(({ copyPage }) => copyPage(button));
    const command = target.closest<HTMLElement>('[data-copy-text]');
    if (command) void copyCommand(command);
  });
}

/** Copies a terminal command and confirms it on the menu's button: the menu itself closes. */
async function copyCommand(button: HTMLElement): Promise<void> {
  const label = button.closest('details')?.querySelector<HTMLElement>('summary span');
  if ((await copyText(button.dataset.copyText ?? '')) && label) confirmCopy(label, COMMAND_COPIED_MS);
}
