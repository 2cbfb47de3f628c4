import { NAVIGATION_STATE_KEY, type NavigationState } from '../inline/state.ts';
import { write } from './storage.ts';

/** Keeps the navigation's open groups and scroll offset for the next page; `inline/restore-navigation.ts` restores them. */
export function enhanceNavigation(): void {
  const navigation = document.getElementById('navigation');
  if (!navigation) return;
  addEventListener('pagehide', () => {
    const open = [...navigation.querySelectorAll<HTMLDetailsElement>('details[data-group][open]')];
    const state: NavigationState = {
      open: open.map(({ dataset }) => dataset.group ?? ''),
      scroll: navigation.scrollTop,
    };
    write(sessionStorage, NAVIGATION_STATE_KEY + navigation.dataset.name, JSON.stringify(state));
  });
}
