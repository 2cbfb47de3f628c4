import { localeOfTag } from '../../../site/locales.ts';
import { fillAdSlot } from './slot.ts';
import { need } from '../../../site/kit/need.ts';
import { readConfig } from '../kit/config.ts';

/** Fills the page's ad slot. The server reserved its space, so nothing shifts. */
export function fillPageAd(): void {
  const slot = document.querySelector<HTMLElement>('[data-ad]');
  if (!slot) return;
  fillAdSlot({
    slot,
    config: readConfig(),
    locale: localeOfTag(document.documentElement.lang),
    texts: {
      title: slot.ariaLabel ?? '',
      blocked: need(slot.dataset, 'adBlocked'),
      inHouse: JSON.parse(need(slot.dataset, 'adInHouse')) as string[],
    },
    userAgent: navigator.userAgent,
    session: () => sessionStorage,
    random: Math.random,
  });
}
