import type { BranchFile } from '../../../site/page/page.ts';
import { NAVIGATION_STATE_KEY, type NavigationState } from '../inline/state.ts';
import { write } from '../kit/storage.ts';

/**
 * Saves the navigation's open groups and scroll position (`inline/restore-navigation.ts` restores them on the next
 * page), and lazy-loads the branches of a large navigation.
 */
export function enhanceNavigation(): void {
  const navigation = document.getElementById('navigation');
  if (!navigation) return;
  const reach = ({ target }: Event) => {
    const group = (target as Element).closest<HTMLElement>('[data-branch]');
    if (group) void fillBranch(group);
  };
  // Hover loads a branch before the click; `toggle`, which does not bubble, covers every other way of opening.
  navigation.addEventListener('pointerover', reach);
  navigation.addEventListener('toggle', reach, true);
  addEventListener('pagehide', () => {
    const open = [...navigation.querySelectorAll<HTMLDetailsElement>('details[data-group][open]')];
    const state: NavigationState = {
      open: open.map(({ dataset }) => dataset.group ?? ''),
      scroll: navigation.scrollTop,
    };
    write('sessionStorage', NAVIGATION_STATE_KEY + navigation.dataset.name, JSON.stringify(state));
  });
}

/** Loads the entries of a group. If that fails, the placeholder link still works. */
async function fillBranch(group: HTMLElement): Promise<void> {
  const { branch = '' } = group.dataset;
  delete group.dataset.branch;
  try {
    const { html } = (await (await fetch(branch)).json()) as BranchFile;
    const list = group.querySelector('ul');
    if (list) list.outerHTML = html;
  } catch {
    group.dataset.branch = branch;
  }
}
