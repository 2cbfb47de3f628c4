import { BuildError } from './problems.ts';

/**
 * Parses a JSON file that people write.
 *
 * @param file Its path from the repository root.
 * @throws BuildError that names the line of a syntax error.
 */
export function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as SyntaxError;
    const at = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    const line = text.slice(0, at).split('\n').length;
    const remedy = 'Look for a comma or a quote there, or in the line above.';
    throw new BuildError([{ file, line, message: `It is not JSON: ${message.split('\n')[0]}.`, remedy }]);
  }
}
