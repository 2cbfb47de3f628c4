import { afterAll, beforeAll, describe, it } from 'vitest';
import { createContext } from '../../../pipeline/kit/context.ts';
import { createAddress } from '../../support/address.ts';
import { compareWithRecord } from '../setup/check-record.ts';
import { RECORD_COMPLAINTS } from './complaints.ts';
import { FIREFOX_ENGINE, useEngine } from './engines.ts';
import { FIREFOX } from './firefox.ts';
import { hashPages } from './hashed-pages.ts';
import { MODES, readPlaygroundPages, type PlaygroundPage } from '../demos/playground-pages.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { CODE_URL, tryPlaygroundInFirefox } from './try-playground-in-firefox.ts';

const address = createAddress(RECORD_COMPLAINTS);

/** Without a service worker: the network answers every request. */
beforeAll(() => address.serve(createContext(), { DOCS_DOMAIN: '' }));
afterAll(() => address.stop());

describe.skipIf(FIREFOX_ENGINE.isMissing)(`in ${FIREFOX_ENGINE.title}`, async () => {
  const pages = await hashPages(await readPlaygroundPages(), { code: CODE_URL, executable: FIREFOX });
  const { due, asBefore, keep } = await compareWithRecord('playgrounds-in-firefox', pages);
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

    it.each(due.filter(isInTurn))('$path can be tried', async (page) => {
      await tryPlaygroundInFirefox(tab(), address.url() + page.path, mode);
      await keep(page);
    });
  });
});
