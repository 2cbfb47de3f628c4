import { existsSync } from 'node:fs';

/** Chromium without windows: a context costs a quarter of the desktop browser's. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Where Debian's package has the desktop browser itself. */
const DESKTOP = '/usr/lib/chromium/chromium';

/** The Chromium that tests and benches run. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

/** The desktop browser, for what the shell does not have: the back/forward cache. */
export const DESKTOP_CHROMIUM = existsSync(DESKTOP) ? DESKTOP : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
