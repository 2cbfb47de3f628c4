import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { ClassRule } from '../../site/reference.ts';
import { commentOf } from './jsdoc.ts';
import { compareNames, propertiesOf, type Property } from './members.ts';
import type { LoadedTypes } from './program.ts';
import { propertyType } from './slots.ts';
import { isOwn } from './type-text.ts';

const require = createRequire(import.meta.url);

/** An exported object with class names: `gridClasses`. */
interface ClassObject {
  name: string;
  type: ts.Type;
  /** Compiled module that defines it. */
  file: string;
}

/** Reads the CSS classes of components: rules from types, names from the objects that the packages export. */
export function createClassReader({ checker, exports }: LoadedTypes) {
  const objects = [...exports.values()].flatMap(({ name, lowest }): ClassObject[] => {
    const declaration = lowest.valueDeclaration;
    if (!/^[a-z]\w*Classes$/.test(name) || !declaration) return [];
    const type = checker.getTypeOfSymbol(lowest);
    if (type.getCallSignatures().length > 0) return [];
    return [{ name: lowest.name, type, file: moduleOf(declaration.getSourceFile().fileName) }];
  });

  return function classesOf(component: string, properties: readonly Property[]): ClassRule[] {
    const ownName = `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
    const declared = propertyType(checker, properties, 'classes');
    const rules = declared
      ? propertiesOf(checker, declared).filter(({ symbol }) => symbol.declarations?.some(isOwn))
      : [];
    // Some components declare no rules in `classes` but export their class names.
    const object = rules.length > 0 ? objectWith(rules, ownName) : objects.find(({ name }) => name === ownName);
    const shown = rules.length > 0 ? rules : object ? propertiesOf(checker, object.type) : [];
    const names = object ? classNames(object) : {};
    return shown
      .flatMap(({ symbol }): ClassRule[] => {
        const { text, deprecated, isIgnored } = commentOf(symbol.declarations);
        const className = names[symbol.name];
        return isIgnored || className === undefined
          ? []
          : [{ name: symbol.name, className, description: text, deprecated }];
      })
      .sort((a, b) => compareNames(a.name, b.name));
  };

  /** The object with the given rules: preferably the one named after the component, then the smallest. */
  function objectWith(rules: readonly Property[], ownName: string): ClassObject | undefined {
    const [first] = rules;
    if (!first) return undefined;
    const { name: rule, declarations } = first.symbol;
    const rank = ({ name, type }: ClassObject): number => {
      if (name === ownName) return 0;
      return type.getProperty(rule)?.declarations?.[0] === declarations?.[0] ? 1 : 2;
    };
    const size = ({ type }: ClassObject): number => checker.getPropertiesOfType(type).length;
    return objects
      .filter(({ type }) => rules.every(({ symbol }) => type.getProperty(symbol.name) !== undefined))
      .sort((a, b) => rank(a) - rank(b) || size(a) - size(b))[0];
  }
}

/** The CommonJS module of a declaration file: beside it, or in the package's `node` folder before version 8. */
function moduleOf(typeFile: string): string {
  const file = typeFile.replace(/\.d\.m?ts$/, '.js');
  const inNodeFolder = file.replace(/^(.*\/@mui\/x-[^/]+\/)/, '$1node/');
  return existsSync(inNodeFolder) ? inNodeFolder : file;
}

/** Imports the class names from the package; these modules run without a browser. */
function classNames({ name, file }: ClassObject): Record<string, string> {
  const module = require(file) as Record<string, Record<string, string>>;
  return module[name] ?? {};
}
