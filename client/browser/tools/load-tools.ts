import { takeEarlyText } from '../kit/input.ts';
import { importLate } from '../kit/scheduling.ts';
import { reportFailure } from '../kit/status.ts';
import type * as tools from './index.ts';

/** URL of the tools module, defined by the build. */
declare const __TOOLS__: string;

/** Imports the tools of demos and pages; the browser caches the module. */
export function loadTools(): Promise<typeof tools> {
  return importLate<typeof tools>(__TOOLS__);
}

/** Imports the tools for what a reader has done, who is told if they cannot be loaded. */
export function withTools(use: (module: typeof tools) => unknown): void {
  loadTools()
    .then(use)
    .catch((error: unknown) => {
      console.error('The tools could not be loaded.', error);
      void takeEarlyText(document);
      reportFailure('toolFailed');
    });
}

/** Imports the tools before they are needed. */
export function prepareTools(): void {
  loadTools().catch(() => undefined);
}
