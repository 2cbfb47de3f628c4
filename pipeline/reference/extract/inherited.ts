import ts from 'typescript';
import type { InheritedProps } from '../../../site/reference/model.ts';
import { referenceSlug } from '../../../site/reference/model.ts';
import { compareNames, type Property } from './members.ts';

/** React types, with documentation of the platform features behind them. */
const PLATFORM: readonly [pattern: RegExp, href: string][] = [
  [/^SVG/, 'https://developer.mozilla.org/docs/Web/SVG/Reference/Attribute'],
  [/^Aria/, 'https://developer.mozilla.org/docs/Web/Accessibility/ARIA/Reference/Attributes'],
  [/^DOM/, 'https://react.dev/reference/react-dom/components/common'],
  [/HTMLAttributes$/, 'https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes'],
];

/** Props that every element has, not worth listing. */
const SILENT = ['key', 'ref', 'children'];

/** Groups props that come from other packages by the type that declares them. */
export function inheritedProps(properties: readonly Property[]): InheritedProps[] {
  const groups = new Map<string, InheritedProps>();
  for (const { symbol } of properties) {
    const declaration = symbol.declarations?.[0];
    if (!declaration || SILENT.includes(symbol.name)) continue;
    const source = findSource(declaration);
    const id = `${source.package}:${source.from}`;
    const group = groups.get(id) ?? { ...source, names: [] };
    group.names.push(symbol.name);
    groups.set(id, group);
  }
  return [...groups.values()]
    .map((group) => ({ ...group, names: group.names.sort(compareNames) }))
    .sort((a, b) => compareNames(a.package, b.package) || compareNames(a.from, b.from));
}

function findSource(declaration: ts.Declaration): Omit<InheritedProps, 'names'> {
  const from = nameOfParent(declaration);
  const file = declaration.getSourceFile().fileName;
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? 'typescript';
  const owner = name.replace(/^@types\//, '');
  return { from, package: owner, href: findHref(from, owner, file) };
}

function nameOfParent(declaration: ts.Declaration): string {
  let node: ts.Node = declaration;
  while (!ts.isSourceFile(node)) {
    if (
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node)) &&
      node.name
    ) {
      return node.name.text;
    }
    node = node.parent;
  }
  return 'Props';
}

function findHref(from: string, owner: string, file: string): string | null {
  if (owner === 'react') return PLATFORM.find(([pattern]) => pattern.test(from))?.[1] ?? null;
  if (owner === '@mui/material') {
    const component = /\/@mui\/material\/([A-Z]\w+)\//.exec(file)?.[1];
    return component ? `https://mui.com/material-ui/api/${referenceSlug(component)}/` : null;
  }
  return owner.startsWith('@mui/') ? 'https://mui.com/system/getting-started/the-sx-prop/' : null;
}
