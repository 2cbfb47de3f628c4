import ts from 'typescript';
import { propLine } from '../../../../site/demo/prop-line.ts';
import { byContent, defineStep, notCompared } from '../../../cache/step.ts';

/** A prop that a demo gives to a component. */
export interface PropUse {
  component: string;
  prop: string;
}

interface GuideCode {
  /** Name of the guide, with its language. */
  guide: string;
  /** Sources of its demos. */
  codes: readonly string[];
}

/** The props that each demo of a guide gives to components. */
export const propUsesStep = defineStep({
  name: 'prop-uses',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { guide: notCompared, codes: byContent },
  of: ({ guide }) => guide,
  make: ({ codes }: GuideCode): PropUse[][] => codes.map(findPropUses),
});

/** The props that JSX gives to components, if their line is the one that the page marks. */
export function findPropUses(code: string): PropUse[] {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = code.split('\n');
  const uses: PropUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) {
      const prop = node.name.getText();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (propLine(lines, prop) === line) uses.push({ component: node.parent.parent.tagName.getText(), prop });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
