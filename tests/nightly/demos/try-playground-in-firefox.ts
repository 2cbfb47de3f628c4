import { expect } from 'vitest';
import { readComplaints } from '../engines/complaints.ts';
import { settle } from '../../support/browser/observe.ts';
import type { Mode } from './playground-pages.ts';
import { getProblems, readPlayground } from './playground-problems.ts';
import type { Tab } from '../engines/tab.ts';

/** Opens the controls and toggles the first checkbox. Runs in the page. Real clicks are in `core-flows.test.ts`. */
async function changeSomething(): Promise<string> {
  const find = async (selector: string) => {
    for (;;) {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) return found;
      await new Promise(requestAnimationFrame);
    }
  };
  (await find('[data-demo-play]')).click();
  const box = await find('.play-groups input[type=checkbox]');
  box.click();
  return box.id.replace('play-', '');
}

/** Changes something in the playground of a page, in a tab whose site has the settings of the mode. */
export async function tryPlaygroundInFirefox(tab: Tab, address: string, mode: Mode): Promise<void> {
  await tab.goTo(address);
  const changed = await tab.evaluate(changeSomething);
  await expect.poll(() => tab.evaluate(() => location.hash)).toContain(`~${changed}=`);
  await tab.evaluate(settle);
  expect(getProblems(await tab.evaluate(readPlayground), await readComplaints(tab), mode)).toEqual([]);
}
