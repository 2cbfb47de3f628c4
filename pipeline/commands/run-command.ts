import { Refusal } from '../kit/refusal.ts';

/** Runs a command of `package.json`. A refusal is its message alone, without a stack; the process ends with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
