import { listen } from '../kit/early-events.ts';
import { loadTools } from './load-tools.ts';

/** The page's menu: what copies the page as Markdown is loaded when the menu is opened. */
export function enhancePageMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  button?.closest('details')?.addEventListener('toggle', () => void loadTools());
  listen('click', ({ target }) => {
    if (target instanceof Node && button?.contains(target)) void loadTools().then(({ copyPage }) => copyPage(button));
  });
}
