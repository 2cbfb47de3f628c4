import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { UserError } from '../kit/user-error.ts';

/**
 * Parses the arguments of a command. With `--help` it prints the options and exits.
 *
 * @throws UserError for an unknown option, and for an argument that is none.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: string[] = process.argv.slice(2),
) {
  if (args.includes('--help')) {
    const names = Object.entries(options).map(
      ([name, { type }]) => `  --${name}${type === 'string' ? ' <value>' : ''}`,
    );
    console.log(`Options, explained in README.md, CONTRIBUTING.md and docs/operations.md:\n${names.join('\n')}`);
    process.exit();
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : String(error));
  }
}
