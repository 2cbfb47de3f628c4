import { existsSync } from 'node:fs';

/** Chromium without windows: a context costs a quarter of the desktop browser's. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The Chromium that tests and benches run. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : '/usr/bin/chromium');
