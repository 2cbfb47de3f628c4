import type { Step } from './step.ts';
import { isRecord } from '../../site/kit/need.ts';

/** A step to make, by what a thread can be told: only plain data crosses the border. */
export interface ThreadTask {
  /** URL of the module that exports the step. */
  code: string;
  name: string;
  inputs: object;
}

/** Runs in a worker thread (`threads.ts`): imports the step's module, and makes the value. */
export default async function makeStep({ code, name, inputs }: ThreadTask): Promise<unknown> {
  const exported = Object.values((await import(code)) as Record<string, unknown>);
  const step = exported.find((one) => isStep(one) && one.name === name) as Step<object, unknown> | undefined;
  if (!step) throw new Error(`${code} exports no step "${name}".`);
  return step.make(inputs, { run: refuseRun, folder: '' });
}

function isStep(value: unknown): value is { name: string; make: unknown } {
  return isRecord(value) && 'name' in value && 'make' in value;
}

function refuseRun(): never {
  throw new Error('A step in a thread cannot run other steps: pass their values as inputs.');
}
