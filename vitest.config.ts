import { defineConfig } from 'vitest/config';
import { DemosFirst } from './tests/setup/demos-first.ts';

const FUZZ = 'tests/worker/fuzz.test.ts';

export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/slowest-files.ts'],
    sequence: { sequencer: DemosFirst },
    projects: [
      // Functions: no server, no browser, no compiling of everything.
      {
        test: {
          name: 'unit',
          include: ['tests/{site,client,pipeline,architecture,worker/unit}/**/*.test.ts'],
          // The tests leave no state behind, and one process per file doubles the time.
          isolate: false,
          // Some build a small site. A bound for what must happen, not for how fast: a busy machine is slow.
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // By default one on two cores.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/{worker,browser,search}/**/*.test.ts'],
          exclude: ['tests/worker/unit/**', FUZZ],
          // The tests stop what they start, and loading all modules for each file takes a tenth of the time.
          isolate: false,
          globalSetup: ['tests/setup/site.ts'],
          testTimeout: 60_000,
          // Hooks build, publish and start sites.
          hookTimeout: 180_000,
          // A bound for what must happen, not for how fast: a busy machine is slow.
          expect: { poll: { timeout: 10_000 } },
          // Two at a time on two cores: three save a tenth of the time, but what is timed by a clock then fails at times.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      // Keeps every core busy: alone.
      { test: { name: 'fuzz', include: [FUZZ], hookTimeout: 180_000, sequence: { groupOrder: 2 } } },
      // npm, the compiler and the bundlers at work: after everything that measures time.
      {
        test: {
          name: 'compiler',
          include: ['tests/{sandbox,compiler}/**/*.test.ts'],
          // Hooks install packages and bundle the worker.
          hookTimeout: 180_000,
          maxWorkers: 2,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
