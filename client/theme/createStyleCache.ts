import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import rtlPlugin from 'stylis-plugin-rtl';

/** Key of the style cache in each direction: different names, so that both may stand in one document. */
const KEYS = { ltr: 'mui', rtl: 'muirtl' } as const;

/** Properties that some browsers since 2024 know by another name alone. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'box-decoration-break': '-webkit-box-decoration-break',
  'color-adjust': '-webkit-print-color-adjust',
  'print-color-adjust': '-webkit-print-color-adjust',
  'text-decoration': '-webkit-text-decoration',
  'text-size-adjust': '-webkit-text-size-adjust',
  'user-select': '-webkit-user-select',
};

/** Writes those names too. Emotion's own plugin also writes the names of browsers that have no `light-dark()`. */
const prefix: StylisPlugin = (element) => {
  // The children of a declaration are its value, as text.
  const name = element.type === 'decl' && !element.return && OTHER_NAMES[String(element.props)];
  if (name) element.return = `${name}:${element.children as string};${element.value}`;
};

/** An Emotion cache for one direction; right-to-left styles are mirrored (spec 4 in `docs/specification-map.md`). */
export function createStyleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  return createCache({
    key: KEYS[direction],
    prepend: true,
    stylisPlugins: direction === 'rtl' ? [prefix, rtlPlugin] : [prefix],
  });
}
