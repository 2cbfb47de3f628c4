import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CHECKER = path.resolve(import.meta.dirname, '../../tools/node_modules/vnu-jar/build/dist/vnu.jar');

/** Limit of the checker's output in bytes: a single grid causes hundreds of errors. */
const MAX_OUTPUT = 256 * 1024 * 1024;

/** An error reported by the Nu HTML checker. */
export interface HtmlError {
  /** Index of the page. */
  index: number;
  message: string;
  /** End of the error, as an offset from the start of the page. */
  end: number;
  /** The surrounding source. */
  extract: string;
}

interface Report {
  messages: { url: string; message: string; extract?: string; lastLine?: number; lastColumn?: number }[];
}

/** Validates pages with the Nu HTML checker (https://validator.github.io/validator/). Needs Java. */
export async function checkHtml(pages: readonly string[]): Promise<HtmlError[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nu-checker-'));
  try {
    const files = pages.map((_, index) => path.join(folder, `${index}.html`));
    for (const [index, file] of files.entries()) await writeFile(file, pages[index] ?? '');
    const options = ['--errors-only', '--format', 'json', '--stdout', '--exit-zero-always'];
    // Grids are nested too deep for Java's default thread stack.
    const { stdout } = await run('java', ['-Xss8m', '-jar', CHECKER, ...options, ...files], { maxBuffer: MAX_OUTPUT });
    return (JSON.parse(stdout) as Report).messages.map(
      ({ url, message, extract = '', lastLine = 1, lastColumn = 1 }) => {
        const index = Number(path.basename(url, '.html'));
        return { index, message, extract, end: getOffset(pages[index] ?? '', lastLine, lastColumn) };
      },
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function getOffset(text: string, line: number, column: number): number {
  const before = text.split('\n', line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column;
}
