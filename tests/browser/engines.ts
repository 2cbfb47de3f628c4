import { existsSync } from 'node:fs';
import { afterAll, beforeAll } from 'vitest';
import { FIREFOX, startFirefox } from './firefox.ts';
import type { Tab } from './tab.ts';
import { startWebKit, VIRTUAL_DISPLAY, WEBKIT_DRIVER } from './webkit.ts';

interface Engine {
  name: string;
  /** The files that it needs, and the Debian packages that have them. */
  files: string[];
  packages: string;
  start: () => Promise<Tab>;
}

const ALL: readonly Engine[] = [
  { name: 'Firefox', files: [FIREFOX], packages: 'firefox-esr', start: startFirefox },
  {
    name: 'WebKitGTK',
    files: [WEBKIT_DRIVER, VIRTUAL_DISPLAY],
    packages: 'webkit2gtk-driver and xvfb',
    start: startWebKit,
  },
];

/** The browsers, for the tests to loop over. The title of a missing one says how to get it. */
export const ENGINES = ALL.map((engine) => {
  const isMissing = !engine.files.every((file) => existsSync(file));
  return { ...engine, isMissing, title: engine.name + (isMissing ? ` (skipped: needs ${engine.packages})` : '') };
});

/** Starts a browser with one tab for the tests of a block. */
export function useEngine({ start }: Engine): () => Tab {
  let tab: Tab | undefined;
  beforeAll(async () => {
    tab = await start();
  });
  afterAll(() => tab?.close());
  return () => {
    if (!tab) throw new Error('The browser has not started.');
    return tab;
  };
}
