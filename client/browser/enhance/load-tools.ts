import type * as tools from '../tools/index.ts';

/** Address of the module with the tools, set by the build. */
declare const __TOOLS__: string;

/** The module with the tools of demos and pages; a browser loads it once. */
export function loadTools(): Promise<typeof tools> {
  return import(__TOOLS__) as Promise<typeof tools>;
}
