import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import type { ClassRule } from '../../../site/reference/model.ts';
import { getComment } from './jsdoc.ts';
import { compareNames, listProperties, type Property } from './members.ts';
import type { LoadedTypes } from './program/loaded-types.ts';
import { propertyType } from './slots.ts';
import { isOwn } from './type-text.ts';

const require = createRequire(import.meta.url);

/** An object with class names: `gridClasses`. */
interface ClassObject {
  name: string;
  type: ts.Type;
  /** Declaration file. */
  file: string;
  isDeprecated: boolean;
}

/** Reads the CSS classes of components: rules from types, names from the objects in the packages. */
export function createClassReader({ checker, exports, files }: LoadedTypes) {
  const objects = files.flatMap((file) => objectsIn(checker, file));

  /** @param file Declaration file of the component. */
  return function classesOf(component: string, file: string, properties: readonly Property[]): ClassRule[] {
    const ownName = `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;
    const declared = propertyType(checker, properties, 'classes');
    const rules = declared
      ? listProperties(checker, declared).filter(({ symbol }) => symbol.declarations?.some(isOwn))
      : [];
    // Some components declare no rules in `classes`; their class names are in an object beside them.
    const object = rules.length > 0 ? objectWith(rules, ownName) : objectBeside(component, file, ownName);
    const shown = rules.length > 0 ? rules : object ? listProperties(checker, object.type) : [];
    const names = object ? classNames(object) : {};
    return shown
      .flatMap(({ symbol }): ClassRule[] => {
        const { text, deprecated, isIgnored } = getComment(symbol.declarations);
        const className = names[symbol.name];
        return isIgnored || className === undefined
          ? []
          : [{ name: symbol.name, className, description: text, deprecated, plan: null }];
      })
      .sort((a, b) => compareNames(a.name, b.name));
  };

  /** The object with the given rules: preferably from the file that declares them, named after the component, small. */
  function objectWith(rules: readonly Property[], ownName: string): ClassObject | undefined {
    const declaring = rules[0]?.symbol.declarations?.[0]?.getSourceFile().fileName;
    const rank = ({ name, file }: ClassObject): number => (file === declaring ? 0 : 2) + (name === ownName ? 0 : 1);
    const size = ({ type }: ClassObject): number => checker.getPropertiesOfType(type).length;
    return objects
      .filter(({ type }) => rules.every(({ symbol }) => type.getProperty(symbol.name) !== undefined))
      .sort((a, b) => rank(a) - rank(b) || size(a) - size(b))[0];
  }

  /**
   * The object in a component's folder: the one with its name, or the only one that is neither deprecated nor another
   * component's if the folder is the component's. A name alone does not tell: `chartsAxisClasses` has the classes of
   * `RadarAxis`.
   */
  function objectBeside(component: string, file: string, ownName: string): ClassObject | undefined {
    const folder = path.dirname(file);
    const beside = objects.filter((object) => path.dirname(object.file) === folder);
    const current = path.basename(folder) === component ? beside.filter(isShared) : [];
    return beside.find(({ name }) => name === ownName) ?? (current.length === 1 ? current[0] : undefined);
  }

  /** `axisClasses` is, `datePickerToolbarClasses` is not: there is a `DatePickerToolbar`. */
  function isShared({ name, isDeprecated }: ClassObject): boolean {
    const owner = name.charAt(0).toUpperCase() + name.slice(1, -'Classes'.length);
    return !isDeprecated && !exports.has(owner);
  }
}

/** The objects with class names that a file declares. Two files may use the same name. */
function objectsIn(checker: ts.TypeChecker, source: ts.SourceFile): ClassObject[] {
  return source.statements.flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.flatMap(({ name }): ClassObject[] => {
          const symbol = checker.getSymbolAtLocation(name);
          if (!symbol || !/^[a-z]\w*Classes$/.test(symbol.name)) return [];
          const type = checker.getTypeOfSymbol(symbol);
          if (type.getCallSignatures().length > 0) return [];
          const { deprecated } = getComment(symbol.declarations);
          return [{ name: symbol.name, type, file: source.fileName, isDeprecated: deprecated !== null }];
        })
      : [],
  );
}

/** The CommonJS module of a declaration file: beside it, or in the package's `node` folder before version 8. */
function findModule(typeFile: string): string {
  const file = typeFile.replace(/\.d\.m?ts$/, '.js');
  const inNodeFolder = file.replace(/^(.*\/@mui\/x-[^/]+\/)/, '$1node/');
  return existsSync(inNodeFolder) ? inNodeFolder : file;
}

/** Imports the class names from the package; these modules run without a browser. */
function classNames({ name, file }: ClassObject): Record<string, string> {
  const module = require(findModule(file)) as Record<string, Record<string, string>>;
  return module[name] ?? {};
}
