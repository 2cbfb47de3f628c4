import { transform } from 'sucrase';
import { LOOP_GUARD, type FrameError } from '../../../site/demo/demo-frame.ts';

/** What a CommonJS module gets in scope. */
export interface ModuleScope {
  require: (specifier: string) => unknown;
  exports: Record<string, unknown>;
  guardLoop: (line: number) => void;
}

/** Lines that browsers add before the body of `new Function`. */
const WRAPPER_LINES = 2;

/** The import specifiers of a source, in order. */
export function listImports(source: string): string[] {
  return [...source.matchAll(/(?:^|\n)\s*import\s+(?!type\b)(?:[^'";]*?from\s*)?['"]([^'"]+)['"]/g)].map(
    ([, specifier = '']) => specifier,
  );
}

/**
 * Compiles TypeScript or JavaScript with JSX to a function. Types are stripped; line numbers do not change.
 *
 * @throws SyntaxError with line and column in its message, such as `(3:14)`.
 */
export function compile(file: string, source: string): (scope: ModuleScope) => void {
  const { code } = transform(source, {
    transforms: ['typescript', 'jsx', 'imports'],
    jsxRuntime: 'automatic',
    production: true,
    filePath: file,
  });
  const run = new Function('require', 'exports', LOOP_GUARD, `${code}\n//# sourceURL=${file}`) as (
    require: ModuleScope['require'],
    exports: ModuleScope['exports'],
    guardLoop: ModuleScope['guardLoop'],
  ) => void;
  return ({ require, exports, guardLoop }) => run(require, exports, guardLoop);
}

/** An error's message and, if known, its position in the file. */
export function describeError(error: unknown, file: string): FrameError {
  if (!(error instanceof Error)) return { message: String(error) };
  // Sucrase puts the position in the message: "Error transforming Demo.tsx: Unexpected token (3:14)".
  const syntax = /^(?:Error transforming [^:]*: )?(.*) \((\d+):(\d+)\)$/s.exec(error.message);
  if (syntax) return { message: syntax[1] ?? error.message, line: Number(syntax[2]), column: Number(syntax[3]) };
  const place = new RegExp(`${file.replace(/\W/g, '\\$&')}:(\\d+):(\\d+)`).exec(error.stack ?? '');
  if (!place) return { message: error.message };
  return { message: error.message, line: Number(place[1]) - WRAPPER_LINES, column: Number(place[2]) };
}
