import { readConfig } from './config.ts';
import { whenPageIsIdle } from './idle.ts';

/** Fills the page's ad slot in idle time. Its box is in the server's HTML, so nothing moves. */
export function enhanceAds(): void {
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  if (!slot) return;
  whenPageIsIdle(() => {
    void import('../ads/slot.ts').then(({ fillAdSlot }) =>
      fillAdSlot({
        slot,
        config: readConfig(),
        texts: { title: slot.dataset.adTitle ?? '', blocked: slot.dataset.adBlocked ?? '' },
        userAgent: navigator.userAgent,
        session: () => sessionStorage,
        random: Math.random,
      }),
    );
  });
}
