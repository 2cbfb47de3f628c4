import { createRoot, type Root } from 'react-dom/client';
import { SettingsIsland } from './SettingsIsland.tsx';

let root: Root | undefined;

/**
 * Opens the settings drawer.
 *
 * @param opener Gets the focus back when the drawer closes.
 */
export function openSettings(opener: HTMLElement): void {
  if (!root) {
    const element = document.createElement('div');
    document.body.append(element);
    root = createRoot(element);
  }
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
  render(true);
}
