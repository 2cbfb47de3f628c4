import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { loadRenderer } from '../demo/load-renderer.ts';
import { SettingsIsland } from './SettingsIsland.tsx';

let root: Root | undefined;

/**
 * Opens the settings drawer. Resolves once it is rendered.
 *
 * @param opener Receives the focus when the drawer closes.
 */
export async function openSettings(opener: HTMLElement): Promise<void> {
  const { createRoot } = await loadRenderer();
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const island = root;
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
}
