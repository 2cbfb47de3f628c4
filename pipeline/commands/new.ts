import { createInterface } from 'node:readline/promises';
import { createContext } from '../kit/context.ts';
import { UserError } from '../kit/user-error.ts';
import { demo } from '../new/demo.ts';
import { error } from '../new/error.ts';
import type { Kind, Word } from '../new/kind.ts';
import { page } from '../new/page.ts';
import { playground } from '../new/playground.ts';
import { translation } from '../new/translation.ts';
import { runCommand } from './run-command.ts';

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

// `npm run new`: generates a page, a demo and so on. In a terminal it asks for missing arguments.
await runCommand(async () => {
  const [given, ...rest] = process.argv.slice(2);
  const name = await wordOf(KIND, given);
  const kind = KINDS[name];
  if (!kind) throw new UserError(USAGE);
  const words: string[] = [];
  for (const [at, word] of kind.words.entries()) {
    if (!word.isOptional) words.push(await wordOf(word, rest[at]));
    else for (const one of rest.slice(at)) words.push(await wordOf(word, one));
  }
  for (const line of await kind.make(createContext(), words)) console.log(line);
});

/** Checks a word of the command, or asks for it. @throws UserError if it is wrong, or missing outside of a terminal. */
async function wordOf({ question, example, pattern }: Word, given: string | undefined): Promise<string> {
  const word = given ?? (process.stdin.isTTY ? await ask(`${question}, such as ${example}: `) : '');
  if (!pattern.test(word)) throw new UserError(USAGE);
  return word;
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return (await terminal.question(question)).trim();
  } finally {
    terminal.close();
  }
}
