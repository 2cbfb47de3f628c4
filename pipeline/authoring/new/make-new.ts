import { createInterface, type Interface } from 'node:readline/promises';
import type { BuildContext } from '../../cache/context.ts';
import { UserError } from '../../kit/user-error.ts';
import { demo } from './new-demo.ts';
import { error } from './new-error.ts';
import type { Generator, Argument } from './generator.ts';
import { page } from './new-page.ts';
import { playground } from './new-playground.ts';
import { translation } from './new-translation.ts';

const GENERATORS: Readonly<Record<string, Generator>> = { page, translation, demo, playground, error };

const USAGE = [
  'Usage:',
  ...Object.entries(GENERATORS).map(([name, { args }]) =>
    ['  npm run new --', name, ...args.map(({ example, isOptional }) => (isOptional ? `[${example}]` : example))].join(
      ' ',
    ),
  ),
].join('\n');

const GENERATOR: Argument = {
  question: `What (${Object.keys(GENERATORS).join(', ')})`,
  example: 'page',
  pattern: new RegExp(`^(?:${Object.keys(GENERATORS).join('|')})$`),
};

/** Where questions are asked. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Makes a page and the like.
 *
 * @param given The arguments of the command.
 * @param terminal Asks for what they do not say; null if nobody can answer.
 * @returns What is left to do by hand, in sentences.
 * @throws UserError if an argument is wrong, or missing without a terminal.
 */
export async function makeNew(
  context: BuildContext,
  given: readonly string[],
  terminal: Terminal | null,
): Promise<string[]> {
  const questions = terminal && createInterface(terminal);
  try {
    const [generator, args] = await readCommand(given, questions);
    return await generator.make(context, args);
  } finally {
    questions?.close();
  }
}

async function readCommand(
  [first, ...rest]: readonly string[],
  questions: Interface | null,
): Promise<[Generator, string[]]> {
  const generator = GENERATORS[await readArgument(GENERATOR, first, questions)];
  if (!generator) throw new UserError(USAGE);
  const args: string[] = [];
  for (const [at, argument] of generator.args.entries()) {
    if (!argument.isOptional) args.push(await readArgument(argument, rest[at], questions));
    // Whoever wrote the whole command has said that there are none.
    else if (questions && rest.length < at) args.push(...(await askForSome(argument, questions)));
    else args.push(...rest.slice(at).map((one) => checked(argument, one)));
  }
  return [generator, args];
}

async function readArgument(
  argument: Argument,
  given: string | undefined,
  questions: Interface | null,
): Promise<string> {
  const { question, example } = argument;
  return checked(argument, given ?? (await questions?.question(`${question}, such as ${example}: `)) ?? '');
}

async function askForSome(argument: Argument, questions: Interface): Promise<string[]> {
  const answer = await questions.question(`${argument.question}, such as ${argument.example} (enter for none): `);
  return (answer.match(/\S+/g) ?? []).map((one) => checked(argument, one));
}

function checked({ pattern }: Argument, text: string): string {
  const argument = text.trim();
  if (!pattern.test(argument)) throw new UserError(USAGE);
  return argument;
}
