import { listen } from '../kit/early-events.ts';

/** URL of the settings island, defined by the build. */
declare const __SETTINGS__: string;

/** Lazy-loads the settings drawer on hover, focus or click of its button. */
export function enhanceSettings(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-settings]');
  if (!button) return;
  const load = (): Promise<{ openSettings: (opener: HTMLElement) => Promise<void> }> => import(__SETTINGS__);
  const prepare = () => void load().catch(() => undefined);
  button.addEventListener('pointerenter', prepare, { once: true });
  button.addEventListener('focus', prepare, { once: true });
  listen('click', ({ target }) => {
    if (!(target instanceof Node) || !button.contains(target)) return;
    button.setAttribute('aria-busy', 'true');
    void load()
      .then(({ openSettings }) => openSettings(button))
      .finally(() => button.removeAttribute('aria-busy'));
  });
}
