import { AD_IMAGE, type Ad, type AdShape } from './ad.ts';

/** Texts of the slot in the page's language. */
export interface AdTexts {
  /** 'Advertisement' */
  title: string;
  /** Shown to some readers whose browser blocks ads. */
  blocked: string;
  /** Descriptions of the in-house ads, in their order. */
  inHouse: readonly string[];
}

/** An ad as an element. Texts go in as text, addresses as attributes: nothing is read as HTML. */
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

/** The notice for readers whose browser blocks ads. */
export function drawNotice(texts: AdTexts): HTMLElement {
  return element('p', { className: 'ad-notice', textContent: texts.blocked });
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
): HTMLElementTagNameMap[K] {
  return Object.assign(document.createElement(name), properties);
}
