import { buildSite } from '../../pipeline/build/build-site.ts';
import { createContext } from '../../pipeline/cache/context.ts';
import path from 'node:path';

/** Resources used by a build. `build.bench.ts` reads it from the last line of the output. */
export interface BuildUsage {
  /** CPU time (user and system) in seconds. */
  cpu: number;
  wall: number;
  /** Peak resident set in megabytes. */
  memory: number;
}

// `node tests/bench/build-once.ts <folder> [content]`: builds a content folder, by default the one in the folder, into the
// folder, and prints the resources used.
const [, , folder = '', content] = process.argv;
const inFolder = (name: string) => path.join(folder, name);
const start = performance.now();
await buildSite(
  createContext({ content: content ?? inFolder('content'), out: inFolder('dist'), cache: inFolder('cache') }),
  {
    withPictures: false,
  },
);
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const usage: BuildUsage = {
  cpu: (userCPUTime + systemCPUTime) / 1e6,
  wall: (performance.now() - start) / 1000,
  memory: maxRSS / 1024,
};
console.log(JSON.stringify(usage));
