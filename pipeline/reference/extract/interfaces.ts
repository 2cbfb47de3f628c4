import type ts from 'typescript';
import type { InterfaceReference } from '../../../site/reference/model.ts';
import { entryBase, namesBeside, type ReaderContext } from './components.ts';
import { byImportance, isOwnProperty, listProperties, toMember } from './members.ts';
import type { ExportedName } from './program/loaded-types.ts';

/**
 * Reads an interface or object type. Where a paid package widens it, shows that version, with the plan of each
 * property.
 */
export function readInterface(context: ReaderContext, exported: ExportedName): InterfaceReference {
  const { checker } = context.loaded;
  const base = entryBase(context, exported);
  const type: ts.Type = checker.getDeclaredTypeOfSymbol(exported.highest);
  const properties = listProperties(checker, type);
  const members = properties
    .filter(isOwnProperty)
    .flatMap((property) => toMember(property, context.types))
    .map((member) => (member.plan === base.plan ? { ...member, plan: null } : member))
    .sort(byImportance);
  return { kind: 'interface', ...base, hidden: namesBeside(properties, members), members };
}
