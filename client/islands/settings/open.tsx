import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { loadRenderer } from '../demo/load-renderer.ts';
import { SettingsIsland } from './SettingsIsland.tsx';

let root: Root | undefined;

/**
 * Loads what renders the settings drawer.
 *
 * @returns Opens it. Its opener receives the focus when it closes.
 */
export async function prepareSettings(): Promise<(opener: HTMLElement) => void> {
  const { createRoot } = await loadRenderer();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const island = root;
  return (opener) => {
    const render = (isOpen: boolean) =>
      island.render(
        <SettingsIsland
          isOpen={isOpen}
          onClose={() => {
            render(false);
            opener.focus();
          }}
        />,
      );
    // A choice of another language leaves the page: on the way back, readers want the page.
    addEventListener('pagehide', () => render(false), { once: true });
    flushSync(() => render(true));
  };
}
