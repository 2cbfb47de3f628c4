import { preferencesFromHash } from '../../../site/preferences.ts';
import { EDIT_MARK } from '../tools/edits.ts';
import { listenWithReplay } from '../kit/input.ts';

/** Elements that a hash can refer to: their ids are the same in all languages. */
const PLACES = 'article :is(h2, h3, .demo, tr)[id]';

/** Keeps the reading position when the language is switched, and the query, which the filter of all demos changes. */
export function enhanceLanguages(): void {
  listenWithReplay('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
    if (!link) return;
    link.search = location.search;
    link.hash = hashOfReadingPosition();
  });
}

/**
 * The current hash if its target is in view, else that of the last element starting above the middle of the viewport.
 */
function hashOfReadingPosition(): string {
  // What an edited demo or a playground shows is carried over to the other language.
  if (location.hash.includes(EDIT_MARK)) return location.hash;
  const { target } = preferencesFromHash(location.hash);
  const named = document.getElementById(target)?.getBoundingClientRect();
  if (named && named.bottom > 0 && named.top < innerHeight) return location.hash;
  if (scrollY === 0) return '';
  const places = [...document.querySelectorAll(PLACES)].filter((place) => place.checkVisibility());
  return places.findLast((place) => place.getBoundingClientRect().top < innerHeight / 2)?.id ?? '';
}
