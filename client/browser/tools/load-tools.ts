import { importLate } from '../kit/scheduling.ts';
import type * as tools from './index.ts';

/** URL of the tools module, defined by the build. */
declare const __TOOLS__: string;

/** Imports the tools of demos and pages; the browser caches the module. */
export function loadTools(): Promise<typeof tools> {
  return importLate<typeof tools>(__TOOLS__);
}
