import { hashOf } from './hash.ts';

/** What a step may use beside its inputs: other steps, whose inputs it gives them. */
export interface StepTools {
  run: RunStep;
}

/** What a step may use that fills a folder. */
export interface FolderStepTools extends StepTools {
  /** Absolute path of an empty folder. What stands in it must not depend on where it is. */
  folder: string;
}

/** What a step that fills a folder gives: the folder, and what `make` returned. */
export interface KeptFolder<Value> {
  folder: string;
  value: Value;
}

/** Runs a step, or gives what it gave for the same inputs before. */
export type RunStep = <Input extends object, Value>(step: Step<Input, Value>, inputs: NoInfer<Input>) => Value;

/** What an input is compared by with the one before. On the disk it is kept as JSON, so it is text or plain data there. */
export type Compare<Value> = (value: Value) => unknown;

interface Declaration<Input extends object> {
  /** Name in the table of `npm run build -- --explain`, and folder of the cache. */
  name: string;
  /** `import.meta.url` of the module that declares the step. What it imports is the step's code too. */
  code: string;
  /** What each input is compared by: `itself`, `byContent`, `notCompared`, or a function of its own. */
  inputs: { readonly [Name in keyof Input]-?: Compare<Input[Name]> };
  /**
   * What the inputs are inputs of: a process that builds again and again remembers one value for each. Without it, a step
   * that keeps its values in memory remembers one, and a step that keeps them on the disk asks the disk.
   */
  of?: (inputs: Input) => string;
}

interface MemoryStep<Input extends object, Value> extends Declaration<Input> {
  keep: 'memory';
  make: (inputs: Input, tools: StepTools) => Value;
}

interface DiskStep<Input extends object, Value> extends Declaration<Input> {
  keep: 'disk';
  make: (inputs: Input, tools: StepTools) => Value | Promise<Value>;
}

interface FolderStep<Input extends object, Value> extends Declaration<Input> {
  keep: 'folder';
  make: (inputs: Input, tools: FolderStepTools) => Value | Promise<Value>;
}

/** A step of the build: a function of its inputs whose value is kept. */
export interface Step<Input extends object, Value> extends Declaration<Input> {
  keep: 'memory' | 'disk' | 'folder';
  make: (inputs: Input, tools: FolderStepTools) => unknown;
  /** Never set: what `run` gives. */
  value?: Value;
}

/** A step in a list of steps of all kinds. */
export type AnyStep = Pick<Step<never, unknown>, 'name' | 'code' | 'keep'> & { inputs: object };

/**
 * Declares a step. Its value is kept
 *
 * - in `memory`: while a process builds again and again, until an input is another one,
 * - on the `disk`: as JSON, until an input or the step's code is another one,
 * - in a `folder`: as files on the disk, and a value as JSON that says what they are.
 *
 * `make` stands at the top of its module, and sees nothing but the inputs that are declared.
 */
export function defineStep<Input extends object, Value>(step: MemoryStep<Input, Value>): Step<Input, Value>;
export function defineStep<Input extends object, Value>(step: DiskStep<Input, Value>): Step<Input, Promise<Value>>;
export function defineStep<Input extends object, Value>(
  step: FolderStep<Input, Value>,
): Step<Input, Promise<KeptFolder<Value>>>;
export function defineStep<Input extends object>(step: Step<Input, unknown>): Step<Input, unknown> {
  return step;
}

/** Compares an input as it is: an object by identity in memory, plain data by content on the disk. */
export function itself<Value>(value: Value): Value {
  return value;
}

/** Compares plain data by content, for an input that every build makes anew. */
export function byContent(value: unknown): string {
  return hashOf(JSON.stringify(value));
}

/** An input that does not decide the value: it says where to write, or reads what another input is the hash of. */
export function notCompared(): null {
  return null;
}
