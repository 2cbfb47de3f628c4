import { listenWithReplay } from '../kit/input.ts';
import { trackUserBlocking } from '../kit/foreground.ts';
import { importLate } from '../kit/scheduling.ts';
import { cancelOpening, loadToOpen } from '../kit/open-late.ts';
import { reportFailure } from '../kit/status.ts';

/** URL of the settings island, defined by the build. */
declare const __SETTINGS__: string;

/** Lazy-loads the settings drawer on hover, focus or click of its button. */
export function enhanceSettings(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-settings]');
  if (!button) return;
  const load = () => importLate<{ openSettings: (opener: HTMLElement) => Promise<void> }>(__SETTINGS__);
  const prepare = () => void load().catch(() => undefined);
  button.addEventListener('pointerenter', prepare, { once: true });
  button.addEventListener('focus', prepare, { once: true });
  listenWithReplay('keydown', ({ key }) => key === 'Escape' && cancelOpening(button));
  listenWithReplay('click', ({ target }) => {
    if (!(target instanceof Node) || !button.contains(target)) return;
    button.setAttribute('aria-busy', 'true');
    void trackUserBlocking(loadToOpen(button, load).then((module) => module?.openSettings(button)))
      .catch((error: unknown) => {
        console.error('The settings could not be loaded.', error);
        reportFailure('toolFailed');
      })
      .finally(() => button.removeAttribute('aria-busy'));
  });
}
