import path from 'node:path';
import ts from 'typescript';

/** An error that the compiler found in one file. */
export interface Finding {
  code: string;
  message: string;
  position: number;
}

/** A compiler for in-memory files, alongside those on disk. */
export interface Compiler {
  /** Loads a module and everything it imports. */
  load: (file: string, text: string) => { checker: ts.TypeChecker; source: ts.SourceFile };
  /** Checks files as one program. @returns The findings of each file. */
  check: (files: ReadonlyMap<string, string>, resolve: ResolveRelative) => Map<string, Finding[]>;
  /** Whether a module name resolves. */
  isInstalled: (name: string) => boolean;
}

/** Resolves a relative import of an in-memory file. */
export type ResolveRelative = (specifier: string, importer: string) => string;

/** Parses each package file once and shares it between programs. */
export function createCompiler(root: string): Compiler {
  const options = readOptions(root);
  const host = ts.createCompilerHost(options, true);
  const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);
  const sources = new Map<string, ts.SourceFile | undefined>();
  const find = (name: string, importer: string) =>
    ts.resolveModuleName(name, importer, options, host, resolutions, undefined, ts.ModuleKind.ESNext).resolvedModule;

  const createProgram = (files: ReadonlyMap<string, string>, resolve: ResolveRelative) => {
    const withFiles: ts.CompilerHost = {
      ...host,
      fileExists: (name) => files.has(name) || host.fileExists(name),
      readFile: (name) => files.get(name) ?? host.readFile(name),
      getSourceFile: (name, settings, ...rest) => {
        const text = files.get(name);
        if (text !== undefined) return ts.createSourceFile(name, text, settings, true);
        if (!sources.has(name)) sources.set(name, host.getSourceFile(name, settings, ...rest));
        return sources.get(name);
      },
      resolveModuleNameLiterals: (literals, importer) =>
        literals.map(({ text }) => ({
          resolvedModule:
            files.has(importer) && text.startsWith('.') ? virtual(resolve(text, importer)) : find(text, importer),
        })),
    };
    return ts.createProgram([...files.keys()], options, withFiles);
  };

  return {
    load: (file, text) => {
      const program = createProgram(new Map([[file, text]]), () => '');
      const source = program.getSourceFile(file);
      if (!source) throw new Error(`TypeScript does not read ${file} as a module.`);
      return { checker: program.getTypeChecker(), source };
    },
    check: (files, resolve) => {
      const program = createProgram(files, resolve);
      return new Map(
        [...files.keys()].map((file) => {
          const source = program.getSourceFile(file);
          const found = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
          return [file, [...found.map(toFinding), ...(source ? strayGlobals(program, source) : [])]];
        }),
      );
    },
    isInstalled: (name) => find(name, path.join(root, 'content/fence.ts')) !== undefined,
  };
}

/** The demos' compiler options, except that fences may have unused names. */
function readOptions(root: string): ts.CompilerOptions {
  const file = path.join(root, 'content/tsconfig.json');
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config,
    { ...ts.sys, readDirectory: () => [] },
    path.dirname(file),
  );
  const { incremental: _incremental, tsBuildInfoFile: _file, ...rest } = options;
  return { ...rest, noUnusedLocals: false, noUnusedParameters: false };
}

function virtual(resolvedFileName: string): ts.ResolvedModuleFull {
  const extension = /(?:\.d)?\.tsx?$/.exec(resolvedFileName)?.[0] ?? ts.Extension.Ts;
  return { resolvedFileName, extension, isExternalLibraryImport: false };
}

/** Globals of `window` that mask undeclared names: a fence that uses one means a variable of its application. */
const STRAY = new Set(
  'blur close closed external find focus frames length moveTo name open opener origin parent print screen scroll self status statusbar stop toolbar top'.split(
    ' ',
  ),
);

/** Reports what the compiler accepts by accident: names that resolve only to properties of `window`. */
function strayGlobals(program: ts.Program, source: ts.SourceFile): Finding[] {
  const checker = program.getTypeChecker();
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && STRAY.has(node.text)) {
      const symbol = ts.isShorthandPropertyAssignment(node.parent)
        ? checker.getShorthandAssignmentValueSymbol(node.parent)
        : checker.getSymbolAtLocation(node);
      const [declaration] = symbol?.declarations ?? [];
      const isGlobal = declaration && (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration));
      if (isGlobal && program.isSourceFileDefaultLibrary(declaration.getSourceFile())) {
        found.push({ code: 'TS2304', message: `Cannot find name '${node.text}'.`, position: node.getStart(source) });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function toFinding({ code, messageText, start }: ts.Diagnostic): Finding {
  return { code: `TS${code}`, message: ts.flattenDiagnosticMessageText(messageText, ' '), position: start ?? 0 };
}
