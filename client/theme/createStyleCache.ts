import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** Emotion cache key of each direction. They differ so that both caches can coexist in one document. */
const KEYS = { ltr: 'mui', rtl: 'muirtl' } as const;

/** Properties that browsers released since 2024 may still support only with a prefix. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'box-decoration-break': '-webkit-box-decoration-break',
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
  'text-decoration': '-webkit-text-decoration',
  'text-size-adjust': '-webkit-text-size-adjust',
  'user-select': '-webkit-user-select',
};

/**
 * Adds those prefixes. Emotion's own prefixer also targets browsers that lack `light-dark()`, which we do not support.
 */
const prefix: StylisPlugin = (element) => {
  // Stylis keeps the value of a declaration, as a string, in `children`.
  const name = element.type === 'decl' && !element.return && OTHER_NAMES[String(element.props)];
  if (name) element.return = `${name}:${element.children as string};${element.value}`;
};

/** An Emotion cache for one direction; right-to-left styles are mirrored. */
export function createStyleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  return createCache({
    key: KEYS[direction],
    prepend: true,
    stylisPlugins: direction === 'rtl' ? [prefix, rtlPlugin] : [prefix],
  });
}
