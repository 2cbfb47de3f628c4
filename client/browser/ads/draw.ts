import { AD_IMAGE, type Ad, type AdShape } from './ad.ts';

/** The slot's texts in the page's language. */
export interface AdTexts {
  /** 'Advertisement' */
  title: string;
  /** Shown to some readers with an ad blocker. */
  blocked: string;
  /** Descriptions of the in-house ads, in the order of `IN_HOUSE_ADS`. */
  inHouse: readonly string[];
}

/** Creates an ad's element. Texts are set as text and URLs as attributes, so no HTML is ever parsed. */
export function drawAd(ad: Ad, shape: AdShape, texts: AdTexts): HTMLElement {
  const link = element('a', { className: `ad ${shape}`, href: ad.link });
  link.rel = 'sponsored noopener';
  if (ad.img && shape === 'image') {
    link.append(element('img', { src: ad.img, alt: '', ...AD_IMAGE, decoding: 'async' }));
  }
  const words = element('span', { className: 'ad-words' });
  words.append(
    element('span', { className: 'ad-title', textContent: texts.title }),
    element('span', { textContent: ad.description }),
    element('span', { className: 'ad-by', textContent: ad.poweredBy }),
  );
  link.append(words);
  return link;
}

/** The notice for readers with an ad blocker. */
export function drawNotice(texts: AdTexts): HTMLElement {
  return element('p', { className: 'ad-notice', textContent: texts.blocked });
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}
