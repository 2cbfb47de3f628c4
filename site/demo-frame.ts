/**
 * The conversation between a page and the sandboxed frame in which an edited demo runs. The frame has an origin of its own
 * and a policy that lets it evaluate code; the page has neither.
 */

/** Address of the frame's document. */
export const DEMO_FRAME_PATH = '/x/demo-frame/';

/** A program to run: the source that exports the demo, and the files beside it. */
export interface FrameProgram {
  /** Name of the file that errors name. */
  file: string;
  source: string;
  /** Path from the demo, without extension → source of the file. */
  files: Record<string, string>;
  /** Import of a stylesheet as written → CSS. */
  styles: Record<string, string>;
  usesTailwind: boolean;
}

/** Settings of the page, see `EditedSettings` of `client/islands/demo/mount-edited.tsx`; plain data. */
export type FrameSettings = Record<string, unknown>;

/** From the page to the frame. */
export type FrameRequest =
  | {
      type: 'run';
      /** Number of the run; the answer repeats it. */
      run: number;
      program: FrameProgram;
      settings: FrameSettings;
      /** Import specifier → name → address of the file that has it. */
      modules: Record<string, Record<string, string>>;
      /** Address of the module that mounts demos. */
      mount: string;
    }
  | { type: 'settings'; settings: FrameSettings }
  /** Whether the frame still answers: code that never ends keeps it from that. */
  | { type: 'ping' };

/** From the frame to the page. */
export type FrameAnswer =
  | { type: 'ready' }
  | { type: 'alive' }
  | { type: 'drawn'; run: number; height: number }
  | { type: 'failed'; run: number; error: FrameError };

/** Why a program does not run. Lines and columns start at 1. */
export interface FrameError {
  message: string;
  line?: number;
  column?: number;
}
