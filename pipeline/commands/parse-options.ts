import { parseArgs } from 'node:util';
import { UserError } from '../kit/user-error.ts';

/**
 * Options of a command, each with a value.
 *
 * @throws UserError with the usage, if there is anything else.
 */
export function parseOptions<Name extends string>(
  names: readonly Name[],
  usage: string,
  args: string[] = process.argv.slice(2),
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ args, options }).values as Partial<Record<Name, string>>;
  } catch (error) {
    throw new UserError(`Usage: ${usage}`, { cause: error });
  }
}
