import path from 'node:path';
import ts from 'typescript';
import { TYPE_OPTIONS } from '../../pipeline/reference/extract/program/program.ts';

/** An error that TypeScript finds. */
export interface TypeError {
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

const OPTIONS: ts.CompilerOptions = {
  ...TYPE_OPTIONS,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
};

/**
 * Type-checks files against the packages that are installed in a folder.
 *
 * @param files Path → text, which may differ from what is on the disk.
 */
export function findTypeErrors(root: string, files: ReadonlyMap<string, string>): TypeError[] {
  const host = ts.createCompilerHost(OPTIONS, true);
  const [read, exists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  const getFile = host.getSourceFile.bind(host);
  host.readFile = (file) => files.get(file) ?? read(file);
  host.fileExists = (file) => files.has(file) || exists(file);
  host.getSourceFile = (file, options, ...rest) => {
    const text = files.get(file);
    return text === undefined ? getFile(file, options, ...rest) : ts.createSourceFile(file, text, options, true);
  };
  const anchor = path.join(root, 'anchor.ts');
  host.resolveModuleNameLiterals = (names, containing, _, options) =>
    names.map(({ text }) => {
      const isOwn = text.startsWith('.') || containing.includes('/node_modules/');
      return ts.resolveModuleName(text, isOwn ? containing : anchor, options, host);
    });
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return [...files.keys()].flatMap((file) => {
    const source = program.getSourceFile(file);
    if (!source) return [];
    const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return found.map(({ start = 0, messageText }) => ({
      file,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }));
  });
}
