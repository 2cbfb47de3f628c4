import { listenWithReplay } from '../kit/input.ts';
import { trackUserBlocking } from '../kit/foreground.ts';
import { importLate } from '../kit/scheduling.ts';
import { cancelOpening, loadToOpen } from '../kit/open-late.ts';
import { reportFailure } from '../kit/status.ts';

/** URL of the settings island, defined by the build. */
declare const __SETTINGS__: string;

/** What `client/islands/settings/open.tsx` exports. */
interface SettingsIsland {
  prepareSettings: () => Promise<(opener: HTMLElement) => void>;
}

/** Lazy-loads the settings drawer on hover, focus or click of its button. */
export function enhanceSettings(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-settings]');
  if (!button) return;
  const load = () => importLate<SettingsIsland>(__SETTINGS__);
  const loadAhead = () => void load().catch(() => undefined);
  button.addEventListener('pointerenter', loadAhead, { once: true });
  button.addEventListener('focus', loadAhead, { once: true });
  listenWithReplay('keydown', ({ key }) => key === 'Escape' && cancelOpening(button));
  listenWithReplay('click', ({ target }) => {
    if (!(target instanceof Node) || !button.contains(target)) return;
    const loading = loadToOpen(button, async () => (await load()).prepareSettings());
    trackUserBlocking(loading.then((openSettings) => openSettings?.(button))).catch((error: unknown) => {
      console.error('The settings could not be loaded.', error);
      reportFailure('toolFailed');
    });
  });
}
