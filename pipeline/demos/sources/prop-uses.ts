import ts from 'typescript';
import { propLine } from '../../../site/demo/prop-line.ts';
import { parseDemo } from './component.ts';

/** A prop that a demo gives to a component. */
export interface PropUse {
  component: string;
  prop: string;
}

/** The props that JSX gives to components, if their line is the one that the page marks. */
export function findPropUses(code: string): PropUse[] {
  const source = parseDemo(code);
  const lines = code.split('\n');
  const marked = new Map<string, number>();
  const getMarked = (prop: string): number => {
    const line = marked.get(prop) ?? propLine(lines, prop);
    marked.set(prop, line);
    return line;
  };
  const uses: PropUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node)) {
      const prop = node.name.getText();
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (getMarked(prop) === line) uses.push({ component: node.parent.parent.tagName.getText(), prop });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}
