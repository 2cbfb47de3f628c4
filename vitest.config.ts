import { defineConfig } from 'vitest/config';

/** Bounds for what must happen, not for how fast: a busy machine is slow. */
const TIMEOUTS = { testTimeout: 60_000, hookTimeout: 180_000, expect: { poll: { timeout: 10_000 } } };

export default defineConfig({
  test: {
    reporters: ['default', './tests/support/slowest-files.ts'],
    // By default one on two cores.
    maxWorkers: 2,
    projects: [
      // Functions: no server, no browser, no compiling of everything.
      {
        test: {
          ...TIMEOUTS,
          name: 'unit',
          include: ['tests/{site,client,architecture,worker/unit}/**/*.test.ts'],
          // The tests leave no state behind, and one process per file doubles the time.
          isolate: false,
        },
      },
      // The steps of the build, some of them on small sites, and its commands.
      {
        test: {
          ...TIMEOUTS,
          name: 'pipeline',
          include: ['tests/pipeline/**/*.test.ts'],
          isolate: false,
        },
      },
      // The worker in the local Workers runtime, through its addresses.
      {
        test: {
          ...TIMEOUTS,
          name: 'worker',
          include: ['tests/worker/*.test.ts'],
          isolate: false,
          globalSetup: ['tests/support/serve-sites.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      // Whatever checks everything, or keeps every core busy (`npm run test:all`).
      {
        test: {
          ...TIMEOUTS,
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          globalSetup: ['tests/support/serve-sites.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
