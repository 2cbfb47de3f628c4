import { UserError } from '../kit/user-error.ts';

/** Runs a command of `package.json`. For a refusal it prints only the message, without a stack, and exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
