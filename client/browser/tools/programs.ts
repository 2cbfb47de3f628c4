import type { DemoPackages, DemoProgram, DemoPrograms } from '../../../site/demo/demo-program.ts';
import type { PlaygroundFile } from '../../../site/demo/playground.ts';
import { need } from '../../../site/kit/need.ts';
import { fetchJsonOnce } from '../kit/fetch-json.ts';

/** URL of the `DemoPackages` file, defined by the build. */
declare const __PACKAGES__: string;

/** Sources that replace the built ones. */
const changed = new WeakMap<HTMLElement, DemoProgram['sources']>();

export function changeSources(demo: HTMLElement, sources: DemoProgram['sources']): void {
  changed.set(demo, sources);
}

export async function loadProgram(demo: HTMLElement): Promise<DemoProgram> {
  const programs = await fetchJsonOnce<DemoPrograms>(need(demo.dataset, 'programs'));
  const program = programs[demo.id];
  if (!program) throw new Error(`The page's programs have none for the demo "${demo.id}".`);
  return { ...program, sources: changed.get(demo) ?? program.sources };
}

/** Loads the packages that demos can import, with their versions. */
export function loadPackages(): Promise<DemoPackages> {
  return fetchJsonOnce(__PACKAGES__);
}

/** The controls of a playground, and what its code is made of. */
export function loadPlayground(demo: HTMLElement): Promise<PlaygroundFile> {
  return fetchJsonOnce(need(demo.dataset, 'playground'));
}
