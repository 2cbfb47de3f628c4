import { KEEP_EDITS_EVENT } from '../kit/events.ts';

const KEY = 'docs-dev-place';

/** The author's scroll position on a page, and what is open there. */
interface Place {
  path: string;
  /** Id of the last heading or demo above the middle of the window, and how far from its top it is. */
  anchor: { id: string; top: number } | null;
  scroll: number;
  open: boolean[];
  /** Id of the focused element; empty for none. */
  focus: string;
}

/** Reloads the page so that the author finds it as it was: place, open parts, focus, and edits of demos. */
export function reloadInPlace(): void {
  document.dispatchEvent(new Event(KEEP_EDITS_EVENT));
  sessionStorage.setItem(KEY, JSON.stringify(currentPlace()));
  // The browser would restore the scroll offset, where another part may be by now.
  history.scrollRestoration = 'manual';
  location.reload();
}

/** After a reload by `reloadInPlace`. */
export function restorePlace(): void {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  if (kept === null) return;
  const place = JSON.parse(kept) as Place;
  if (place.path !== location.pathname) return;
  const details = foldedParts();
  if (details.length === place.open.length)
    details.forEach((part, at) => {
      part.open = place.open[at] ?? part.open;
    });
  const scroll = () => {
    const anchor = place.anchor && document.getElementById(place.anchor.id);
    if (place.anchor && anchor)
      scrollBy({ top: anchor.getBoundingClientRect().top - place.anchor.top, behavior: 'instant' });
    else scrollTo({ top: place.scroll, behavior: 'instant' });
  };
  scroll();
  if (place.focus) document.getElementById(place.focus)?.focus({ preventScroll: true });
  // Images and fonts that load later shift what is below them.
  addEventListener('load', () => {
    scroll();
    history.scrollRestoration = 'auto';
  });
}

function currentPlace(): Place {
  const anchor = [...document.querySelectorAll('main [id]')].findLast(
    (element) => element.getBoundingClientRect().top <= innerHeight / 2,
  );
  return {
    path: location.pathname,
    anchor: anchor ? { id: anchor.id, top: anchor.getBoundingClientRect().top } : null,
    scroll: scrollY,
    open: foldedParts().map(({ open }) => open),
    focus: document.activeElement?.id ?? '',
  };
}

function foldedParts(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('main details, .dev-panel > details')];
}
