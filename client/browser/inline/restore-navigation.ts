/** Reopens the groups that the reader had open and restores the scroll position. */
import { NAVIGATION_STATE_KEY, type NavigationState } from './state.ts';

const navigation = document.getElementById('navigation');
if (navigation) {
  const current = navigation.querySelector('[aria-current=page]');
  // As another release may have kept it.
  let saved: Partial<NavigationState> | null = null;
  try {
    saved = JSON.parse(
      sessionStorage.getItem(NAVIGATION_STATE_KEY + navigation.dataset.name) ?? 'null',
    ) as Partial<NavigationState> | null;
  } catch {
    // Storage is blocked: start at the current page.
  }
  const open = [saved?.open].flat();
  for (const group of navigation.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    // A branch loads its items after the first paint, and would shift what is below.
    if (!group.dataset.branch && open.includes(group.dataset.group ?? '')) group.open = true;
  }
  navigation.scrollTop = saved?.scroll ?? 0;
  if (current && navigation.clientHeight > 0) {
    const { top, bottom } = current.getBoundingClientRect();
    const frame = navigation.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) {
      // About a third down, with a row at the top that the filter does not cut.
      const filter = navigation.querySelector<HTMLElement>('.nav-tools')?.offsetHeight ?? 0;
      const start = navigation.scrollTop - frame.top;
      const end = navigation.scrollHeight - navigation.clientHeight;
      const wanted = Math.min(start + top - frame.height / 3, end);
      const places = [...navigation.querySelectorAll('a, summary')]
        .filter((row) => row.getClientRects().length > 0)
        .map((row) => start + row.getBoundingClientRect().top - filter);
      navigation.scrollTop = places.findLast((place) => place <= wanted) ?? wanted;
    }
  }
}
