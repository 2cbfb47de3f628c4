import ts from 'typescript';
import type { Fence } from './find.ts';

/** What kind of code a fence holds. */
export type Form = 'module' | 'imports' | 'statements' | 'jsx' | 'object' | 'attributes';

/** A fence that does not parse in any form: the parser's message, and its position in the code. */
export interface Unreadable {
  message: string;
  position: number;
}

/** Code around a fence that makes it a module. */
export interface Frame {
  before: string;
  after: string;
}

/** Finds the form of a fence by parsing it. `object` and `jsx` must span the whole fence. */
export function findForm({ code: { text }, language }: Fence): Form | Unreadable {
  const start = text.replace(/^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*/, '');
  const fits = (form: Form) => syntaxError(wrap(text, getFrame(form, null)), language) === null;
  if (/^[{[]/.test(start) && fits('object')) return 'object';
  if (language === 'tsx' && /^[<{]/.test(start) && fits('jsx')) return 'jsx';
  if (language === 'tsx' && /^[\w-]+=[{"']/.test(start) && fits('attributes')) return 'attributes';
  const problem = syntaxError(text, language);
  if (problem) return language === 'tsx' && fits('attributes') ? 'attributes' : problem;
  const { statements } = ts.createSourceFile(`fence.${language}`, text, ts.ScriptTarget.ESNext);
  if (statements.some(isExport)) return 'module';
  return statements.some(ts.isImportDeclaration) ? 'imports' : 'statements';
}

/** @param type See `Fence`. */
export function getFrame(form: Form, type: string | null): Frame {
  if (form === 'object') return { before: `export const fence${type ? `: ${type}` : ''} = (`, after: ');' };
  if (form === 'jsx') return { before: 'export const fence = <>', after: '</>;' };
  if (form !== 'attributes') return { before: '', after: '\nexport {};' };
  const name = type ?? 'Component';
  // The component's other required props do not matter here.
  return {
    before: `declare const others: import('react').ComponentProps<typeof ${name}>; export const fence = <${name} {...others} `,
    after: '/>;',
  };
}

/** The code in its frame, without a prelude. */
export function wrap(code: string, { before, after }: Frame): string {
  return `${before}\n${code}\n${after}`;
}

/** Whether the statement exports something: then the fence shows a whole file. */
function isExport(node: ts.Statement): boolean {
  return (
    ts.isExportDeclaration(node) ||
    ts.isExportAssignment(node) ||
    (ts.canHaveModifiers(node) &&
      (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false))
  );
}

function syntaxError(text: string, language: Fence['language']): Unreadable | null {
  const { diagnostics = [] } = ts.transpileModule(text, {
    fileName: `fence.${language}`,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext },
  });
  const [first] = diagnostics;
  if (!first) return null;
  return { message: ts.flattenDiagnosticMessageText(first.messageText, ' '), position: first.start ?? 0 };
}
