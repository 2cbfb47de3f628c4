/**
 * Inlined before the article: selects the tab that the address names (`?tab=pnpm`), or else the reader's, in code groups
 * as soon as each group is parsed. Mutation observers run before the next paint, so no other tab is ever visible. Runs
 * again when a prerendered or cached page is shown: the reader may have selected another tab on another page.
 */
import { onRestoredOrActivated } from '../kit/scheduling.ts';
import { readList } from '../kit/storage.ts';
import { CODE_GROUPS_KEY } from './state.ts';

let stored = readList(CODE_GROUPS_KEY);
let chosen = [...new URLSearchParams(location.search).getAll('tab'), ...stored];
const done = new Set<Element>();
const show = () => {
  for (const group of document.querySelectorAll('.codegroup')) {
    if (done.has(group)) continue;
    const tabs = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const wanted = chosen.find((title) => tabs.some(({ value }) => value === title));
    for (const tab of tabs) if (tab.value === wanted) tab.checked = true;
    // The tabs come before the panels: once there is a panel, all tabs are parsed.
    if (group.querySelector('pre')) done.add(group);
  }
};
if (chosen.length > 0) {
  const observer = new MutationObserver(show);
  observer.observe(document.body, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => observer.disconnect());
}
onRestoredOrActivated(() => {
  const latest = readList(CODE_GROUPS_KEY);
  // What was selected since then, here or elsewhere, counts more than the address.
  if (latest[0] === stored[0]) return;
  chosen = stored = latest;
  done.clear();
  show();
});
