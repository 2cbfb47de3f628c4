import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { listen } from '../kit/early-events.ts';
import { loadTools } from './load-tools.ts';

/** How long the menu says that a command was copied, in milliseconds. */
const COMMAND_COPIED_MS = 2000;

/** The page's menu: what copies the page as Markdown is loaded when the menu is opened. */
export function enhancePageMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  button?.closest('details')?.addEventListener('toggle', () => void loadTools());
  listen('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (button?.contains(target)) void loadTools().then(({ copyPage }) => copyPage(button));
    const command = target.closest<HTMLElement>('[data-copy-text]');
    if (command) void copyCommand(command);
  });
}

/** Copies a command for a terminal, and says so on the menu, which closes. */
async function copyCommand(button: HTMLElement): Promise<void> {
  const label = button.closest('details')?.querySelector<HTMLElement>('summary span');
  if ((await copyText(button.dataset.copyText ?? '')) && label) confirmCopy(label, COMMAND_COPIED_MS);
}
