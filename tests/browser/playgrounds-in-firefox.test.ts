import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { createAddress } from '../setup/address.ts';
import { compareWithRecord } from './checked-pages.ts';
import { readComplaints, RECORD_COMPLAINTS } from './complaints.ts';
import { FIREFOX_ENGINE, useEngine } from './engines.ts';
import { FIREFOX } from './firefox.ts';
import { settle } from './observe.ts';
import { MODES, problemsOf, readPlayground, readPlaygroundPages, type PlaygroundPage } from './playgrounds.ts';
import { changeStored, storedSettings } from './reader-settings.ts';

const address = createAddress(RECORD_COMPLAINTS);

/** Without a service worker: the network answers every request. */
beforeAll(() => address.serve(createContext(), { DOCS_DOMAIN: '' }));
afterAll(() => address.stop());

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

describe.skipIf(FIREFOX_ENGINE.isMissing)(`in ${FIREFOX_ENGINE.title}`, async () => {
  const pages = await readPlaygroundPages();
  const { due, asBefore, keep } = await compareWithRecord(pages, import.meta.url, 'playgrounds-in-firefox', FIREFOX);
  const tab = useEngine(FIREFOX_ENGINE);

  // The modes take turns: that a playground changes from one to another is checked in Chromium.
  describe.each(MODES)('$name', (mode) => {
    const isInTurn = ({ modes: [first] }: Pick<PlaygroundPage, 'modes'>) => first === mode;
    const unchanged = pages.filter((page) => isInTurn(page) && asBefore.includes(page.path));
    it.skip.each(unchanged)('$path could be tried before, and is unchanged', () => undefined);

    beforeAll(async () => {
      await tab().goTo(`${address.url()}/healthz`);
      await tab().evaluate(changeStored, storedSettings(mode));
      await tab().setWidth(mode.width);
    });

    it.each(due.filter(isInTurn))('$path can be tried', async ({ path, hash }) => {
      await tab().goTo(address.url() + path);
      const changed = await tab().evaluate(changeSomething);
      await expect.poll(() => tab().evaluate(() => location.hash)).toContain(`~${changed}=`);
      await tab().evaluate(settle);
      expect(problemsOf(await tab().evaluate(readPlayground), await readComplaints(tab()), mode)).toEqual([]);
      await keep(path, hash);
    });
  });
});
