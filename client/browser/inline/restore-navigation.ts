/**
 * Reopens the groups that the reader had open and restores the scroll position. A prerendered page is made before the
 * reader leaves the page before it: when it is shown, it takes what was kept meanwhile.
 */
import { NAVIGATION_STATE_KEY, type NavigationState } from './state.ts';

const navigation = document.getElementById('navigation');
if (navigation) {
  // Those that the server has closed. A branch loads its items after the first paint, and would shift what is below.
  const groups = navigation.querySelectorAll<HTMLDetailsElement>('details[data-group]:not([open], [data-branch])');
  const restore = () => {
    const saved = readState(navigation);
    const open = [saved?.open].flat();
    for (const group of groups) group.open = open.includes(group.dataset.group ?? '');
    navigation.scrollTop = saved?.scroll ?? 0;
    showCurrent(navigation);
  };
  restore();
  document.addEventListener('prerenderingchange', restore);
}

/** As another release may have kept it. */
function readState({ dataset }: HTMLElement): Partial<NavigationState> | null {
  try {
    return JSON.parse(
      sessionStorage.getItem(NAVIGATION_STATE_KEY + dataset.name) ?? 'null',
    ) as Partial<NavigationState> | null;
  } catch {
    // Storage is blocked: start at the current page.
    return null;
  }
}

/** Scrolls to the current page if it is out of view: about a third down, with a row at the top that the filter does not cut. */
function showCurrent(navigation: HTMLElement): void {
  const current = navigation.querySelector('[aria-current=page]');
  if (!current || navigation.clientHeight === 0) return;
  const { top, bottom } = current.getBoundingClientRect();
  const frame = navigation.getBoundingClientRect();
  if (top >= frame.top && bottom <= frame.bottom) return;
  const filter = navigation.querySelector<HTMLElement>('.nav-tools')?.offsetHeight ?? 0;
  const start = navigation.scrollTop - frame.top;
  const end = navigation.scrollHeight - navigation.clientHeight;
  const wanted = Math.min(start + top - frame.height / 3, end);
  const places = [...navigation.querySelectorAll('a, summary')]
    .filter((row) => row.getClientRects().length > 0)
    .map((row) => start + row.getBoundingClientRect().top - filter);
  navigation.scrollTop = places.findLast((place) => place <= wanted) ?? wanted;
}
