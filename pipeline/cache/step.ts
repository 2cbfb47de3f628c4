import { hashValues } from '../kit/hash.ts';

/** What a step may use besides its inputs: other steps, to which it passes inputs itself. */
export interface StepTools {
  run: RunStep;
}

/** What a step that fills a folder may use. */
export interface FolderStepTools extends StepTools {
  /** Absolute path of an empty folder. Its content must not depend on that path. */
  folder: string;
}

/** Result of a step that fills a folder: the folder, and what `make` returned. */
export interface KeptFolder<Value> {
  folder: string;
  value: Value;
}

/** Runs a step, or returns its cached value for the same inputs. */
export type RunStep = <Input extends object, Value>(step: Step<Input, Value>, inputs: NoInfer<Input>) => Value;

/** Maps an input to what it is compared by. For steps on disk that is part of the key: a string or plain data. */
export type Compare<Value> = (value: Value) => unknown;

interface Declaration<Input extends object> {
  /** Name in the table of `npm run build -- --explain`, and of the cache folder. */
  name: string;
  /** `import.meta.url` of the module that declares the step. Its imports are part of the step's code. */
  code: string;
  /** How each input is compared: `asIs`, `byContent`, `notCompared`, or a function of its own. */
  inputs: { readonly [Name in keyof Input]-?: Compare<Input[Name]> };
  /**
   * Name of what is processed, for example a page: a watching process remembers one value for each. Without it, a step
   * kept in memory remembers a single value, and a step kept on disk reads the disk every time.
   */
  of?: (inputs: Input) => string;
}

interface MemoryStep<Input extends object, Value> extends Declaration<Input> {
  keep: 'memory';
  make: (inputs: Input, tools: StepTools) => Value;
}

interface DiskStep<Input extends object, Value> extends Declaration<Input> {
  keep: 'disk';
  /**
   * Whether it is made in a worker thread, beside other steps: for heavy work on plain data. `make` then runs no other
   * steps, and its module exports the step.
   */
  inThread?: true;
  make: (inputs: Input, tools: StepTools) => Value | Promise<Value>;
}

interface FolderStep<Input extends object, Value> extends Declaration<Input> {
  keep: 'folder';
  make: (inputs: Input, tools: FolderStepTools) => Value | Promise<Value>;
}

/** A step of the build: a function whose value is cached by its inputs. */
export interface Step<Input extends object, Value> extends Declaration<Input> {
  keep: 'memory' | 'disk' | 'folder';
  inThread?: true;
  make: (inputs: Input, tools: FolderStepTools) => unknown;
  /** Phantom field, never set: the type of what `run` returns. */
  value?: Value;
}

/**
 * Declares a step. Its value is kept
 *
 * - in `memory`: by a watching process, until an input changes,
 * - on the `disk`: as JSON, until an input or the step's code changes,
 * - in a `folder`: as files on disk, with a JSON value that describes them.
 *
 * Declare `make` at the top level of its module, so that it sees nothing but its declared inputs.
 */
export function defineStep<Input extends object, Value>(step: MemoryStep<Input, Value>): Step<Input, Value>;
export function defineStep<Input extends object, Value>(step: DiskStep<Input, Value>): Step<Input, Promise<Value>>;
export function defineStep<Input extends object, Value>(
  step: FolderStep<Input, Value>,
): Step<Input, Promise<KeptFolder<Value>>>;
export function defineStep<Input extends object>(step: Step<Input, unknown>): Step<Input, unknown> {
  return step;
}

/** Compares an input directly: an object by identity in memory, plain data by content on disk. */
export function asIs<Value>(value: Value): Value {
  return value;
}

/** Compares plain data by content, for an input that every build creates anew. */
export function byContent(value: unknown): string {
  return hashValues(JSON.stringify(value));
}

/** For an input that does not affect the value: an output path, or a reader of files whose hash is another input. */
export function notCompared(): null {
  return null;
}
