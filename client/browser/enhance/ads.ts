import { localeOfTag } from '../../../site/locales.ts';
import { fillAdSlot } from '../ads/slot.ts';
import { readConfig } from '../kit/config.ts';

/** Fills the page's ad slot. Its box is in the server's HTML, so nothing moves. */
export function fillPageAd(): void {
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  if (!slot) return;
  fillAdSlot({
    slot,
    config: readConfig(),
    locale: localeOfTag(document.documentElement.lang),
    texts: { title: slot.dataset.adTitle ?? '', blocked: slot.dataset.adBlocked ?? '' },
    userAgent: navigator.userAgent,
    session: () => sessionStorage,
    random: Math.random,
  });
}
