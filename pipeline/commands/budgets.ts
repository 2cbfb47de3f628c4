import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hashOutputs } from '../build/build-hashes.ts';
import { sizesStep, type Sizes } from '../build/sizes-step.ts';
import { createContext } from '../cache/context.ts';
import { readBuildInfo } from '../kit/build-info.ts';

/** Maximum sizes in bytes. Raising one is a decision: record it in docs/decisions/. */
const BUDGETS: Sizes = {
  /**
   * All JavaScript that a page loads before the first input: the enhancer. Brotli 5, the level of on-the-fly
   * compression.
   */
  enhancer: 6_400,
  /** The first-paint script, inlined in every page. Brotli. */
  'first paint': 1_000,
  /** The stylesheet of every page. Brotli. */
  stylesheet: 8 * 1024,
  /** The worker as `wrangler deploy` uploads it. gzip. */
  worker: 400 * 1024,
  /** Content of the heaviest page (article, demo styles, all code variants). Brotli. See decision 0019. */
  page: 40 * 1024,
  /**
   * What a first visit to all demos loads beside what every page does: its content, stylesheets and script; not the
   * pictures, which load as they come into view. Brotli 5, as it is sent.
   */
  'all demos': 40 * 1024,
  /** What every demo loads: React, Emotion, the theme, the mount, the bundler's runtime. Brotli; 1 KB is 1,000 bytes. */
  'demo base': 108_500,
  /** What the demos of a family load in addition. Brotli. */
  'tree view demos': 17_500,
  'data grid demos': 142_000,
  'charts demos': 75_500,
  'date picker demos': 72_000,
  /** Largest module of a single demo: all that a second demo of the same family loads. Brotli. */
  'demo module': 3_000,
};

// `npm run budgets`: measures a build, prints a table, and fails if a budget is exceeded.
const context = createContext();
const { root, out, steps } = context;
const build = await readBuildInfo(context);
const [outputs, configuration, lockFile] = await Promise.all([
  hashOutputs(context),
  readFile(path.join(root, 'wrangler.toml'), 'utf8'),
  readFile(path.join(root, 'package-lock.json'), 'utf8'),
]);
const measured = await steps.run(sizesStep, { root, out, build, outputs, configuration, lockFile });
let isWithin = true;
for (const [name, budget] of Object.entries(BUDGETS)) {
  const bytes = measured[name as keyof Sizes];
  const fits = bytes <= budget;
  isWithin &&= fits;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name.padEnd(18)} ${String(bytes).padStart(8)} of ${budget} bytes`);
}
if (!isWithin) process.exitCode = 1;
