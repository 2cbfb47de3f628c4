/** Runs behind the article while the page is parsed: shows the tabs of code groups that the reader chose before. */
import { CODE_GROUPS_KEY } from './state.ts';

try {
  const chosen: string[] = JSON.parse(localStorage.getItem(CODE_GROUPS_KEY) ?? '[]');
  for (const group of document.querySelectorAll('.codegroup')) {
    const tabs = [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    const wanted = chosen.find((title) => tabs.some(({ value }) => value === title));
    for (const tab of tabs) if (tab.value === wanted) tab.checked = true;
  }
} catch {
  // Storage is blocked or holds something unreadable: the first tab is shown.
}
