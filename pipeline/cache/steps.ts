import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { cachedInFile, cachedInFolder } from './cache.ts';
import { createCodeHashes } from './code-hash.ts';
import { hashValues } from '../kit/hash.ts';
import { NO_MEMORY, type Memory } from './memory.ts';
import type { KeptFolder, RunStep, Step } from './step.ts';
import { createStepLog, type StepLog } from './step-log.ts';
import { runInThread } from './threads.ts';

export interface Steps {
  run: RunStep;
  /** Hash of the code behind a step. */
  getCode: (step: { code: string }) => Promise<string>;
  /** The same on every machine, whatever its version of Node. */
  getSharedCode: (step: { code: string }) => Promise<string>;
  /**
   * Takes note of a file that has changed. If it is code, no other process reads what the steps with that code make from
   * now on: threads load it as it is now, this process has loaded some of it before, and its hash is that of either.
   *
   * @param file Absolute path.
   */
  noteChange: (file: string) => void;
  log: StepLog;
  /** Cache entries that this process has used, for `prune-cache.ts`. */
  used: ReadonlySet<string>;
}

/** @param options Absolute paths of the root of the steps' code and of the cache folder; without memory, nothing is kept. */
export function createSteps(options: { root: string; cache: string; memory?: Memory }): Steps {
  const { root, cache, memory = NO_MEMORY } = options;
  const code = createCodeHashes(root);
  const log = createStepLog();
  const used = new Set<string>();
  /** What has changed since this process began: paths relative to the root. */
  const changed = new Set<string>();
  const own = randomUUID();
  /** Values on their way, by cache entry: whoever needs one meanwhile waits for it, and nobody makes it again. */
  const making = new Map<string, Promise<unknown>>();
  const run: RunStep = <Input extends object, Value>(step: Step<Input, Value>, inputs: Input): Value => {
    const { name, keep, of } = step;
    const declared = declaredInputs(step, inputs);
    const compared = comparedInputs(step, inputs);
    const make = (folder = '') =>
      log.making(name, () =>
        step.inThread ? runInThread({ code: step.code, name, inputs: declared }) : step.make(declared, { run, folder }),
      );
    const isCodeChanged = async () =>
      changed.size > 0 && (await code.listFiles(step.code)).some((file) => changed.has(file));
    const fromDisk = async (): Promise<unknown> => {
      const named = [await code.getHash(step.code), ...((await isCodeChanged()) ? [own] : [])];
      const key = hashValues(...named, ...compared.map((value, at) => toText(value, step, at)));
      const entry = path.join(cache, name, keep === 'folder' ? key : `${key}.json`);
      used.add(entry);
      const known = making.get(entry);
      if (known) log.count(name, 'remembered');
      const cached = known ?? fromEntry(entry).finally(() => making.delete(entry));
      making.set(entry, cached);
      return cached;
    };
    const fromEntry = async (entry: string): Promise<unknown> => {
      const { value, isNew } = await (keep === 'folder'
        ? cachedInFolder(entry, () => make(entry))
        : cachedInFile(entry, () => make()));
      if (!isNew) log.count(name, 'read');
      return keep === 'folder' ? ({ folder: entry, value } satisfies KeptFolder<unknown>) : value;
    };
    const answer = keep === 'memory' ? make : fromDisk;
    if (keep !== 'memory' && !of) return fromDisk() as Value;
    let isRemembered = true;
    const value = memory.recall(name, of?.(inputs) ?? '', compared, () => {
      isRemembered = false;
      return answer();
    });
    if (isRemembered) log.count(name, 'remembered');
    return value as Value;
  };
  return {
    run,
    getCode: (step) => code.getHash(step.code),
    getSharedCode: (step) => code.getSharedHash(step.code),
    noteChange: (file) => void changed.add(path.relative(root, file)),
    log,
    used,
  };
}

/** Drops undeclared inputs: an object may have more properties than its type says. */
function declaredInputs<Input extends object, Value>(step: Step<Input, Value>, inputs: Input): Input {
  const names = Object.keys(step.inputs) as (keyof Input)[];
  return Object.fromEntries(names.map((name) => [name, inputs[name]])) as Input;
}

function comparedInputs<Input extends object, Value>(step: Step<Input, Value>, inputs: Input): unknown[] {
  const names = Object.keys(step.inputs) as (keyof Input)[];
  return names.map((name) => step.inputs[name](inputs[name]));
}

/** An input as part of a cache key. @throws TypeError for values that JSON drops: they would all get the same key. */
function toText<Input extends object, Value>(value: unknown, step: Step<Input, Value>, at: number): string {
  if (typeof value === 'string') return `text ${value}`;
  if (!isPlain(value)) {
    throw new TypeError(
      `The step "${step.name}" compares its input "${Object.keys(step.inputs)[at]}" by something other than text or plain data. Give it a function that returns either.`,
    );
  }
  return `data ${JSON.stringify(value)}`;
}

/** Whether a value consists of primitives, arrays and plain objects only. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  const prototype: unknown = Object.getPrototypeOf(value);
  const isRecord = prototype === Object.prototype || prototype === null;
  return (isRecord || Array.isArray(value)) && Object.values(value).every(isPlain);
}
