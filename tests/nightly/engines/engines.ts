import { existsSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { FIREFOX, startFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { startWebKit, VIRTUAL_DISPLAY, WEBKIT_DRIVER } from './webkit.ts';

interface Engine<Kind extends Tab> {
  name: string;
  /** The files that it needs, and the Debian packages that have them. */
  files: string[];
  packages: string;
  start: () => Promise<Kind>;
}

/** The title of a missing browser says how to get it. */
function findEngine<Kind extends Tab>(engine: Engine<Kind>) {
  const isMissing = !engine.files.every((file) => existsSync(file));
  return { ...engine, isMissing, title: engine.name + (isMissing ? ` (skipped: needs ${engine.packages})` : '') };
}

export const FIREFOX_ENGINE = findEngine({
  name: 'Firefox',
  files: [FIREFOX],
  packages: 'firefox-esr',
  start: startFirefox,
});

const WEBKIT_ENGINE = findEngine({
  name: 'WebKitGTK',
  files: [WEBKIT_DRIVER, VIRTUAL_DISPLAY],
  packages: 'webkit2gtk-driver and xvfb',
  start: startWebKit,
});

/** The browsers, for the tests to loop over. */
export const ENGINES: readonly ReturnType<typeof findEngine<Tab>>[] = [FIREFOX_ENGINE, WEBKIT_ENGINE];

/** Starts a browser with one tab for the tests of a block. */
export function useEngine<Kind extends Tab>({ start }: Engine<Kind>): () => Kind {
  let tab: Kind | undefined;
  beforeAll(async () => {
    tab = await start();
  });
  afterAll(() => tab?.close());
  return () => {
    if (!tab) throw new Error('The browser has not started.');
    return tab;
  };
}
