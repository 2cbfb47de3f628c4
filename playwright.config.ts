import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './tests/support/browser/executable.ts';

const isCi = process.env.CI !== undefined;

/** Chromium without what needs a graphics card, root’s sandbox or the vendor’s servers. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  globalSetup: './tests/support/serve-sites.ts',
  // Files named `*.test.ts` are Vitest's.
  testMatch: '**/*.spec.ts',
  forbidOnly: isCi,
  // A test that fails once and then passes is listed as flaky, with a trace of its second run.
  retries: isCi ? 2 : 0,
  // Two cores: a third worker has what two leave idle, a quarter of the time, while their pages load and wait.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '.cache/browser-tests',
  // Both end with what failed and what is flaky, and with the slowest files.
  reporter: isCi ? 'dot' : 'list',
  reportSlowTests: { max: 10, threshold: 15_000 },
  use: {
    launchOptions: { executablePath: CHROMIUM, args: ARGUMENTS },
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'nightly', testDir: 'tests/nightly', timeout: 180_000 },
  ],
});
