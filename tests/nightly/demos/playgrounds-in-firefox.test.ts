import { afterAll, beforeAll, describe, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { createAddress } from '../../support/address.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { MODES, readPlaygroundPages } from './playground-pages.ts';
import { RECORD_COMPLAINTS } from '../engines/complaints.ts';
import { FIREFOX_ENGINE, useEngine } from '../engines/engines.ts';
import { tryPlaygroundInFirefox } from './try-playground-in-firefox.ts';

const address = createAddress(RECORD_COMPLAINTS);

/** Without a service worker: the network answers every request. */
beforeAll(() => address.serve(createContext(), { DOCS_DOMAIN: '' }));
afterAll(() => address.stop());

describe.skipIf(FIREFOX_ENGINE.isMissing)(`in ${FIREFOX_ENGINE.title}`, async () => {
  const pages = await readPlaygroundPages();
  const tab = useEngine(FIREFOX_ENGINE);

  // The modes take turns: that a playground changes from one to another is checked in Chromium.
  describe.each(MODES)('$name', (mode) => {
    beforeAll(async () => {
      await tab().goTo(`${address.url()}/healthz`);
      await tab().evaluate(changeStored, storedSettings(mode));
      await tab().setWidth(mode.width);
    });

    it.each(pages.filter(({ modes: [first] }) => first === mode))('$path can be tried', ({ path }) =>
      tryPlaygroundInFirefox(tab(), address.url() + path, mode),
    );
  });
});
