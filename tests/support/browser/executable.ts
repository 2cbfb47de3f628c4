import { existsSync } from 'node:fs';

/** Headless Chromium: a context costs a quarter of what it costs in the desktop browser. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Path of the desktop browser in Debian's package. */
const DESKTOP = '/usr/lib/chromium/chromium';

/** The Chromium for tests and benchmarks. */
export const CHROMIUM =
  process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');

/** The desktop browser, for the back/forward cache, which the headless shell lacks. */
export const DESKTOP_CHROMIUM = existsSync(DESKTOP) ? DESKTOP : (process.env.CHROMIUM_PATH ?? '/usr/bin/chromium');
