import { loadTools } from './demo-tools.ts';

/** The page's menu: what copies the page as Markdown is loaded when the menu is opened. */
export function enhancePageMenu(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]');
  const load = () => loadTools();
  button?.closest('details')?.addEventListener('toggle', load);
  button?.addEventListener('click', () => void load().then(({ copyPage }) => copyPage(button)));
}
