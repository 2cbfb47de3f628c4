/**
 * Runs behind the navigation while the page is parsed: opens the groups that the reader had open, and puts the
 * navigation where it was scrolled to.
 */
import { NAVIGATION_STATE_KEY, type NavigationState } from './state.ts';

const navigation = document.getElementById('navigation');
if (navigation) {
  const current = navigation.querySelector('[aria-current=page]');
  let saved: NavigationState | null = null;
  try {
    saved = JSON.parse(
      sessionStorage.getItem(NAVIGATION_STATE_KEY + navigation.dataset.name) ?? 'null',
    ) as NavigationState | null;
  } catch {
    // Without storage the navigation starts at the current page.
  }
  for (const group of navigation.querySelectorAll<HTMLDetailsElement>('details[data-group]')) {
    // A branch would fill itself behind the first paint, and move what stands below.
    if (!group.dataset.branch && saved?.open.includes(group.dataset.group ?? '')) group.open = true;
  }
  navigation.scrollTop = saved?.scroll ?? 0;
  if (current && navigation.clientHeight > 0) {
    const { top, bottom } = current.getBoundingClientRect();
    const frame = navigation.getBoundingClientRect();
    if (top < frame.top || bottom > frame.bottom) navigation.scrollTop += top - frame.top - frame.height / 3;
  }
}
