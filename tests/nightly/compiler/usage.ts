import path from 'node:path';
import ts from 'typescript';
import type { ComponentReference, InterfaceReference, ProductReference } from '../../../site/reference/model.ts';
import type { LoadedTypes } from '../../../pipeline/reference/extract/program/loaded-types.ts';
import { TYPE_OPTIONS } from '../../../pipeline/reference/extract/program/program.ts';

/** A module that uses a library as its reference documents it. */
export interface UsageModule {
  file: string;
  text: string;
  /** Zero-based line → what it uses, such as `DataGrid.rows`. */
  uses: Map<number, string>;
  /** Names in documented types that no package exports. They stand for `any`. */
  unnamed: Set<string>;
}

/** Imports for names that documented types use without an import. */
const KNOWN = `import * as React from 'react';
import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
`;

/** Types of other packages, or from other entry points of the libraries. */
const ELSEWHERE: Record<string, string> = {
  FormHelperTextProps: '@mui/material',
  InputAdornmentProps: '@mui/material',
  InputLabelProps: '@mui/material',
  StackProps: '@mui/material',
  SvgIconProps: '@mui/material',
  TypographyProps: '@mui/material',
  ChartsSeriesConfig: '@mui/x-charts/internals',
  PickerRangeValue: '@mui/x-date-pickers/internals',
  PickerValue: '@mui/x-date-pickers/internals',
};

/** Writes a module that uses each documented prop and property with its documented type. */
export function usageModule(root: string, product: ProductReference, { exports }: LoadedTypes): UsageModule {
  const lines: string[] = [];
  const uses = new Map<number, string>();
  const names = new Set<string>();
  const add = (subject: string, use: string, type: string) => {
    for (const name of namesIn(type)) names.add(name);
    uses.set(lines.length, use);
    lines.push(`${subject} = null as unknown as (${type});`);
  };
  for (const entry of product.entries) {
    const subject = `on${entry.name}`;
    lines.push(entry.kind === 'component' ? declareComponent(subject, entry) : declareInterface(subject, entry));
    for (const { name, type } of entry.kind === 'component' ? entry.props : entry.members) {
      add(`${subject}[${JSON.stringify(name)}]`, `${entry.name}.${name}`, type.written);
    }
  }
  const known = new Set([...KNOWN.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));
  const wanted = [...names].filter((name) => !known.has(name));
  const isExported = (name: string) => exports.has(name);
  const isGlobal = (name: string) => GLOBALS.test(name) && !isExported(name);
  const isElsewhere = (name: string) => !isExported(name) && name in ELSEWHERE;
  const unnamed = new Set(wanted.filter((name) => !isExported(name) && !isGlobal(name) && !isElsewhere(name)));
  const head = [
    ...KNOWN.trim().split('\n'),
    ...wanted.filter(isExported).map((name) => importLine(name, exports)),
    ...wanted.filter(isElsewhere).map((name) => `import type { ${name} } from '${ELSEWHERE[name] ?? ''}';`),
    ...[...unnamed].map((name) => `type ${name}<A = any, B = any, C = any> = any;`),
  ];
  const shifted = new Map([...uses].map(([line, use]) => [line + head.length, use]));
  const file = path.join(root, `usage-${product.product}.ts`);
  return { file, text: [...head, ...lines].join('\n'), uses: shifted, unnamed };
}

/** Global types of TypeScript and the DOM. */
const GLOBALS =
  /^(?:Array|ReadonlyArray|Record|Partial|Pick|Omit|Exclude|Extract|NonNullable|Promise|Readonly|Required|Map|Set|Date|Error|Iterable|Element|Node|Event|Intl|File|Blob|(?:HTML|SVG)\w*Element|(?:Mouse|Keyboard|Touch|Pointer|Focus|Wheel)?Event|JSX|IntersectionObserverInit)$/;

function importLine(name: string, exports: LoadedTypes['exports']): string {
  const place = exports.get(name)?.places.at(-1);
  return `import type { ${name} } from '${[place?.pack.name, place?.subpath].filter(Boolean).join('/')}';`;
}

/** Components whose type parameters cannot be inferred: uses the exported type of their props instead. */
const UNINFERRED =
  /^(?:Charts?(?:Container|DataProvider)(?:Pro)?|RadarDataProvider|(?:SingleInput)?(?:Date|Time|DateTime)(?:Range)?Field)$/;

function declareComponent(subject: string, { imports, name }: ComponentReference): string {
  const [line] = imports;
  const place = `import('${line?.specifier ?? ''}')`;
  const type = UNINFERRED.test(name) ? `${place}.${name}Props` : `PropsOf<typeof ${place}.${line?.name ?? name}>`;
  return `declare const ${subject}: Flat<${type}>;`;
}

function declareInterface(subject: string, { imports, name }: InterfaceReference): string {
  const specifier = imports.findLast((one) => one.specifier.split('/').length === 2)?.specifier ?? '';
  return `declare const ${subject}: Flat<import('${specifier}').${name}>;`;
}

/** Names of types in a type's text: no properties, string literals or qualified names. */
function namesIn(type: string): string[] {
  return [...type.replace(/'[^']*'/g, "''").matchAll(/(?<![.\w]|typeof )([A-Z]\w*)(?!\w*\??:)/g)].map(
    ([, name = '']) => name,
  );
}

/** Flattens a union of objects to one object with all properties, writable. */
const FLAT = `export {};
declare global {
  type PropsOf<T> = T extends (props: infer P, ...rest: never[]) => unknown ? P : never;
  type Keys<T> = T extends unknown ? keyof T : never;
  type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
  type Flat<T> = { -readonly [K in Keys<T>]: Value<T, K> };
}
`;

/** TypeScript's errors, as `DataGrid.rows: message`. */
export function typeErrors(root: string, modules: readonly UsageModule[], declarations: string): string[] {
  const texts = new Map(modules.map(({ file, text }) => [file, text]));
  texts.set(path.join(root, 'usage-flat.ts'), FLAT);
  texts.set(path.join(root, 'usage-declarations.ts'), `import '@mui/x-date-pickers/models';\n${declarations}`);
  const host = ts.createCompilerHost(TYPE_OPTIONS, true);
  const program = ts.createProgram([...texts.keys()], TYPE_OPTIONS, {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    getSourceFile: (file, ...rest) => {
      const text = texts.get(file);
      return text === undefined
        ? host.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
    },
  });
  return modules.flatMap(({ file, uses }) => {
    const source = program.getSourceFile(file);
    if (!source) return [`${file} was not compiled.`];
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ start, messageText }) => {
        const { line } = source.getLineAndCharacterOfPosition(start ?? 0);
        const use = uses.get(line) ?? source.text.split('\n')[line] ?? '';
        return `${use}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      },
    );
  });
}
