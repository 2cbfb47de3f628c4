import { importLate } from '../kit/late-import.ts';
import type * as tools from '../tools/index.ts';

/** Address of the module with the tools, set by the build. */
declare const __TOOLS__: string;

/** The module with the tools of demos and pages; a browser loads it once. */
export function loadTools(): Promise<typeof tools> {
  return importLate<typeof tools>(__TOOLS__);
}
