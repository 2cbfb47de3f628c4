import ts from 'typescript';
import type { Plan } from '../../../site/navigation.ts';
import type { Member } from '../../../site/reference/model.ts';
import { getComment } from './jsdoc.ts';
import { isNamedBySymbol, isOwn, type TypeWriter } from './type-text.ts';

/** A property of a type, and whether every member of the union requires it. */
export interface Property {
  symbol: ts.Symbol;
  isRequired: boolean;
}

/** Properties of a type except those named by symbols; for a union, those of all its members. */
export function listProperties(checker: ts.TypeChecker, type: ts.Type): Property[] {
  const forms = type.isUnion() ? type.types : [type];
  const found = new Map<string, Property>();
  for (const form of forms) {
    for (const symbol of checker.getPropertiesOfType(form)) {
      if (isNamedBySymbol(symbol)) continue;
      const isRequired = !(symbol.flags & ts.SymbolFlags.Optional);
      const known = found.get(symbol.name);
      if (!known) found.set(symbol.name, { symbol, isRequired });
      else if (!isRequired) known.isRequired = false;
    }
  }
  return [...found.values()].map(({ symbol, isRequired }) => ({
    symbol,
    isRequired: isRequired && forms.every((form) => form.getProperty(symbol.name) !== undefined),
  }));
}

/** Whether one of the libraries declares a property, rather than React, Material UI or TypeScript. */
export function isOwnProperty({ symbol }: Property): boolean {
  return symbol.declarations?.some(isOwn) ?? false;
}

/** Whether a property is not for users, by its comment or name. */
export function isInternal({ name, declarations }: ts.Symbol): boolean {
  return getComment(declarations).isIgnored || /^(?:unstable_|_)/i.test(name);
}

/** Converts a property for the reference; returns nothing for an internal one. */
export function toMember({ symbol, isRequired }: Property, types: TypeWriter): Member[] {
  const own = symbol.declarations?.filter(isOwn);
  const comment = getComment(own?.length ? own : symbol.declarations);
  if (comment.isIgnored || /^(?:unstable_|_)/i.test(symbol.name)) return [];
  const member: Member = {
    name: symbol.name,
    type: types.ofSymbol(symbol),
    isRequired,
    defaultValue: comment.defaultValue,
    description: comment.text,
    deprecated: comment.deprecated,
    plan: planOfDeclaration(own),
    signature: types.signature(types.getType(symbol), comment),
    examples: comment.examples,
  };
  return [member];
}

/** Plan of the package that declares a property. */
export function planOfDeclaration(declarations: readonly ts.Declaration[] | undefined): Plan | null {
  const file = declarations?.[0]?.getSourceFile().fileName ?? '';
  return /\/@mui\/x-[a-z-]+-premium\//.test(file) ? 'premium' : /\/@mui\/x-[a-z-]+-pro\//.test(file) ? 'pro' : null;
}

/** Required members first, then by name. */
export function byImportance(a: Member, b: Member): number {
  return Number(b.isRequired) - Number(a.isRequired) || compareNames(a.name, b.name);
}

/** Compares names in a fixed locale, so that the order is the same on every machine. */
export function compareNames(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}
