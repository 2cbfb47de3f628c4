import { createInterface, type Interface } from 'node:readline/promises';
import type { BuildContext } from '../kit/context.ts';
import { UserError } from '../kit/user-error.ts';
import { demo } from './demo.ts';
import { error } from './error.ts';
import type { Kind, Word } from './kind.ts';
import { page } from './page.ts';
import { playground } from './playground.ts';
import { translation } from './translation.ts';

const KINDS: Readonly<Record<string, Kind>> = { page, translation, demo, playground, error };

const USAGE = [
  'Usage:',
  ...Object.entries(KINDS).map(([name, { words }]) =>
    ['  npm run new --', name, ...words.map(({ example, isOptional }) => (isOptional ? `[${example}]` : example))].join(
      ' ',
    ),
  ),
].join('\n');

const KIND: Word = {
  question: `What (${Object.keys(KINDS).join(', ')})`,
  example: 'page',
  pattern: new RegExp(`^(?:${Object.keys(KINDS).join('|')})$`),
};

/** Where questions are asked. */
export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * Makes a page and the like.
 *
 * @param given The words of the command.
 * @param terminal Asks for what they do not say; null if nobody can answer.
 * @returns What is left to do by hand, in sentences.
 * @throws UserError if a word is wrong, or missing without a terminal.
 */
export async function makeNew(
  context: BuildContext,
  given: readonly string[],
  terminal: Terminal | null,
): Promise<string[]> {
  const questions = terminal && createInterface(terminal);
  try {
    const [kind, words] = await readWords(given, questions);
    return await kind.make(context, words);
  } finally {
    questions?.close();
  }
}

async function readWords([first, ...rest]: readonly string[], questions: Interface | null): Promise<[Kind, string[]]> {
  const kind = KINDS[await readWord(KIND, first, questions)];
  if (!kind) throw new UserError(USAGE);
  const words: string[] = [];
  for (const [at, word] of kind.words.entries()) {
    if (!word.isOptional) words.push(await readWord(word, rest[at], questions));
    // Whoever wrote the whole command has said that there are none.
    else if (questions && rest.length < at) words.push(...(await askForSome(word, questions)));
    else words.push(...rest.slice(at).map((one) => checked(word, one)));
  }
  return [kind, words];
}

async function readWord(word: Word, given: string | undefined, questions: Interface | null): Promise<string> {
  const { question, example } = word;
  return checked(word, given ?? (await questions?.question(`${question}, such as ${example}: `)) ?? '');
}

async function askForSome(word: Word, questions: Interface): Promise<string[]> {
  const answer = await questions.question(`${word.question}, such as ${word.example} (enter for none): `);
  return (answer.match(/\S+/g) ?? []).map((one) => checked(word, one));
}

function checked({ pattern }: Word, text: string): string {
  const word = text.trim();
  if (!pattern.test(word)) throw new UserError(USAGE);
  return word;
}
