import ts from 'typescript';
import { pagePath } from '../../../../site/addresses.ts';
import type { Locale } from '../../../../site/locales.ts';
import { propLine } from '../../../../site/demo/prop-line.ts';
import type { ComponentReference } from '../../../../site/reference/model.ts';
import type { GuidePage } from './usage.ts';

/** Finds an example for the props of a component: prop → address of its line in the source of a demo. */
export type FindExamples = (entry: Pick<ComponentReference, 'name' | 'guides'>) => Record<string, string>;

interface Use {
  component: string;
  prop: string;
  page: GuidePage;
  demo: string;
  /** Length of the demo's code. */
  size: number;
}

/** Looks for props in the demos of all guides: in those of the component's own guides first, the smallest demo first. */
export function findExamples(pages: readonly GuidePage[], locale: Locale): FindExamples {
  const uses = pages.flatMap((page) =>
    page.demos.flatMap(({ name, code }) =>
      usesIn(code).map((use): Use => ({ ...use, page, demo: name, size: code.length })),
    ),
  );
  const byComponent = Map.groupBy(
    uses.sort((a, b) => a.size - b.size),
    ({ component }) => component,
  );
  return ({ name, guides }) => {
    const isOwn = ({ page }: Use) => page.components.includes(name) || guides.includes(page.key);
    const found = (byComponent.get(name) ?? []).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
    const examples: Record<string, string> = {};
    for (const { prop, page, demo } of found) examples[prop] ??= `${pagePath(page.key, locale)}#${demo}:${prop}`;
    return examples;
  };
}

/** The props that JSX gives to components, if their line is the one that the page marks. */
function usesIn(code: string): Pick<Use, 'component' | 'prop'>[] {
  const source = ts.createSourceFile('demo.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const lines = code.split('\n');
  const uses: Pick<Use, 'component' | 'prop'>[] = [];
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
