import createCache, { type EmotionCache } from '@emotion/cache';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** Key of the style cache in each direction: different names, so that both may stand in one document. */
const KEYS = { ltr: 'mui', rtl: 'muirtl' } as const;

/** An Emotion cache for one direction; right-to-left styles are mirrored (specification section 4). */
export function createStyleCache(direction: 'ltr' | 'rtl'): EmotionCache {
  return createCache({
    key: KEYS[direction],
    prepend: true,
    ...(direction === 'rtl' && { stylisPlugins: [prefixer, rtlPlugin] }),
  });
}
