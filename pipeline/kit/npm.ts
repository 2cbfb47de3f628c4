import path from 'node:path';

/**
 * How to start npm without a shell. An npm script knows the file of its npm, which Node can run; by its name, npm cannot
 * be started without a shell on Windows, where it is `npm.cmd`.
 *
 * @returns The program, and its arguments.
 */
export function npmCommand(
  words: readonly string[],
  { npm_execpath: file = '' }: NodeJS.ProcessEnv = process.env,
): [program: string, words: string[]] {
  return path.basename(file) === 'npm-cli.js' ? [process.execPath, [file, ...words]] : ['npm', [...words]];
}
