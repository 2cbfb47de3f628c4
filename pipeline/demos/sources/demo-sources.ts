import { format } from 'prettier';
import { transform } from 'sucrase';
import ts from 'typescript';
import type { SourceKey } from '../../../site/demo/demo-program.ts';
import type { CodeStyling } from '../../../site/preferences.ts';
import { findComponent, parseDemo } from './component.ts';

/** Longest preview of a demo, in lines. Longer ones are omitted. */
const MAX_PREVIEW_LINES = 16;

/** Longest line of a preview, in characters: beside navigation and contents, the column of a laptop has room for 75. */
const PREVIEW_WIDTH = 72;

/** Every variant of a demo, by styling: TypeScript as written, and JavaScript generated from it. */
export async function demoSources(
  sources: Partial<Record<CodeStyling, string>>,
): Promise<Partial<Record<SourceKey, string>>> {
  const variants: Partial<Record<SourceKey, string>> = {};
  for (const [styling, written] of Object.entries(sources) as [CodeStyling, string][]) {
    const typescript = written.trimEnd();
    const javascript = await toJavaScript(typescript);
    variants[`TS-${styling}`] = typescript;
    // A demo without types is stored once; JavaScript readers fall back to it.
    if (javascript !== typescript) variants[`JS-${styling}`] = javascript;
  }
  return variants;
}

/** Converts TypeScript to JavaScript, keeping comments and blank lines, formatted like the demos. */
export async function toJavaScript(code: string): Promise<string> {
  const { code: stripped } = transform(code, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    keepUnusedImports: false,
  });
  // Without types there is nothing to remove, and demos are written formatted.
  if (stripped === code) return code;
  const formatted = await format(stripped, { parser: 'babel', singleQuote: true, printWidth: 100 });
  return formatted.trimEnd();
}

/**
 * The essential lines of a demo, dedented: what its component returns. Longer lines than the column has room for are
 * broken. Null if there are too many lines.
 */
export async function createPreview(code: string): Promise<string | null> {
  const source = parseDemo(code);
  const component = findComponent(source);
  const returned = component?.body?.statements.findLast((node) => ts.isReturnStatement(node))?.expression;
  if (!returned) return null;
  const expression = ts.isParenthesizedExpression(returned) ? returned.expression : returned;
  const { character } = source.getLineAndCharacterOfPosition(expression.getStart());
  const lines = (' '.repeat(character) + expression.getText()).split('\n').map((line) => line.slice(character));
  if (lines.length > MAX_PREVIEW_LINES) return null;
  return lines.every(({ length }) => length <= PREVIEW_WIDTH) ? lines.join('\n') : narrow(lines.join('\n'));
}

async function narrow(expression: string): Promise<string> {
  const text = await format(expression, { parser: 'typescript', singleQuote: true, printWidth: PREVIEW_WIDTH });
  return text.replace(/;\n$/, '');
}
