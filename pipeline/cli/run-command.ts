import { explainSystemError } from './system-error.ts';
import { UserError } from '../kit/user-error.ts';

/** Runs a command of `package.json`. For an error that its user can fix, it prints a message without a stack, and exits with 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    const message = messageFor(error);
    if (message === null) throw error;
    console.error(message);
    process.exitCode = 1;
  }
}

/** What is printed about an error; null for a bug of ours, whose stack is needed. */
export function messageFor(error: unknown): string | null {
  return error instanceof UserError ? error.message : explainSystemError(error);
}
