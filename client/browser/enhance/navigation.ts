import type { BranchFile } from '../../../site/page.ts';
import { NAVIGATION_STATE_KEY, type NavigationState } from '../inline/state.ts';
import { write } from '../kit/storage.ts';

/**
 * Keeps the navigation's open groups and scroll offset for the next page (`inline/restore-navigation.ts` restores them),
 * and loads the branches of a large navigation when a reader comes to them.
 */
export function enhanceNavigation(): void {
  const navigation = document.getElementById('navigation');
  if (!navigation) return;
  const reach = ({ target }: Event) => {
    const group = (target as Element).closest<HTMLElement>('[data-branch]');
    if (group) void fillBranch(group);
  };
  // On its way to a click, and however else a group is opened. `toggle` does not bubble.
  navigation.addEventListener('pointerover', reach);
  navigation.addEventListener('toggle', reach, true);
  addEventListener('pagehide', () => {
    const open = [...navigation.querySelectorAll<HTMLDetailsElement>('details[data-group][open]')];
    const state: NavigationState = {
      open: open.map(({ dataset }) => dataset.group ?? ''),
      scroll: navigation.scrollTop,
    };
    write(sessionStorage, NAVIGATION_STATE_KEY + navigation.dataset.name, JSON.stringify(state));
  });
}

/** Loads the pages of a group into it. Where that fails, the link that stands there still leads to them. */
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
