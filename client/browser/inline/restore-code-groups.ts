/**
 * Runs before the article: shows the tabs of code groups that the reader chose before, each group as soon as it is parsed.
 * What observers do happens before the next frame, so no frame has another tab.
 */
import { CODE_GROUPS_KEY } from './state.ts';

try {
  const chosen = JSON.parse(localStorage.getItem(CODE_GROUPS_KEY) ?? '[]') as string[];
  const done = new Set<Element>();
  const show = () => {
    for (const group of document.querySelectorAll('.codegroup')) {
      if (done.has(group)) continue;
      const tabs = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
      const wanted = chosen.find((title) => tabs.some(({ value }) => value === title));
      for (const tab of tabs) if (tab.value === wanted) tab.checked = true;
      // The tabs come first: with a panel they are complete.
      if (group.querySelector('pre')) done.add(group);
    }
  };
  if (chosen.length > 0) {
    const observer = new MutationObserver(show);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', () => observer.disconnect());
  }
} catch {
  // Storage is blocked or holds something unreadable: the first tab is shown.
}
