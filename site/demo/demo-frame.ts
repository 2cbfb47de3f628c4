/**
 * Messages between a page and the sandboxed iframe that runs an edited demo. The iframe has an opaque origin and a
 * policy that allows it to evaluate code; the page's policy does not.
 */

/** Path of the iframe's document. */
export const DEMO_FRAME_PATH = '/x/demo-frame/';

/** Name of the function that the loops of a program call in each round, with their line. */
export const LOOP_GUARD = '__guardLoop';

/** A program to run: the source that exports the demo, and its other files. */
export interface FrameProgram {
  /** File name to show in errors. */
  file: string;
  /** With guarded loops, see `LOOP_GUARD`. */
  source: string;
  /** Path relative to the demo, without extension → source. */
  files: Record<string, string>;
  /** Stylesheet import as written → CSS. */
  styles: Record<string, string>;
  usesTailwind: boolean;
}

/** The page's settings as plain data, see `EditedSettings` in `client/islands/demo/mount-edited.tsx`. */
export type FrameSettings = Record<string, unknown>;

/** From the page to the iframe. */
export type FrameRequest =
  | {
      type: 'run';
      /** Number of the run, echoed in the answer. */
      run: number;
      program: FrameProgram;
      settings: FrameSettings;
      /** Import specifier → name → URL of the file that exports it. */
      modules: Record<string, Record<string, string>>;
      /** URL of the module that mounts demos. */
      mount: string;
    }
  | { type: 'settings'; settings: FrameSettings }
  /** Checks that the iframe still responds: an endless loop would keep it from answering. */
  | { type: 'ping' };

/** From the iframe to the page. */
export type FrameAnswer =
  | { type: 'ready' }
  | { type: 'alive' }
  /** The code of a run begins: if the iframe then falls silent, it is what hangs. */
  | { type: 'begun'; run: number }
  | { type: 'drawn'; run: number; height: number }
  | { type: 'failed'; run: number; error: FrameError }
  /** A loop was stopped. `line` is 1-based. */
  | { type: 'endless'; run: number; line: number };

/** Why a program failed. Lines and columns are 1-based. */
export interface FrameError {
  message: string;
  line?: number;
  column?: number;
}
