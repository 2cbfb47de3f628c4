import type { DemoPackages, DemoProgram, DemoPrograms } from '../../../site/demo/demo-program.ts';
import type { PlaygroundFile } from '../../../site/demo/playground.ts';
import { need } from '../../../site/kit/need.ts';
import { fetchJson } from '../kit/fetch-json.ts';

/** URL of the `DemoPackages` file, defined by the build. */
declare const __PACKAGES__: string;

/** Sources that replace the built ones. */
const changed = new WeakMap<HTMLElement, DemoProgram['sources']>();

export function changeSources(demo: HTMLElement, sources: DemoProgram['sources']): void {
  changed.set(demo, sources);
}

const files = new Map<string, Promise<unknown>>();

export async function loadProgram(demo: HTMLElement): Promise<DemoProgram> {
  const programs = (await loadJson(need(demo.dataset, 'programs'))) as DemoPrograms;
  const program = programs[demo.id];
  if (!program) throw new Error(`The page's programs have none for the demo "${demo.id}".`);
  return { ...program, sources: changed.get(demo) ?? program.sources };
}

/** Loads the packages that demos can import, with their versions. */
export async function loadPackages(): Promise<DemoPackages> {
  return (await loadJson(__PACKAGES__)) as DemoPackages;
}

/** The controls of a playground, and what its code is made of. */
export async function loadPlayground(demo: HTMLElement): Promise<PlaygroundFile> {
  return (await loadJson(need(demo.dataset, 'playground'))) as PlaygroundFile;
}

/** Fetches each file once; failures are not cached. */
function loadJson(address: string): Promise<unknown> {
  const known = files.get(address);
  if (known) return known;
  const loading = fetchJson(address);
  files.set(address, loading);
  loading.catch(() => files.delete(address));
  return loading;
}
