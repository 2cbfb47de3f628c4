import type ts from 'typescript';
import type { Slot } from '../../../site/reference/model.ts';
import { getComment } from './jsdoc.ts';
import { compareNames, planOfDeclaration, listProperties, type Property } from './members.ts';
import { isOwn, type TypeWriter } from './type-text.ts';

/** Reads the slots of a component from its props `slots` and `slotProps`. */
export function listSlots(checker: ts.TypeChecker, properties: readonly Property[], types: TypeWriter): Slot[] {
  const slots = propertyType(checker, properties, 'slots');
  if (!slots) return [];
  const slotProps = propertyType(checker, properties, 'slotProps');
  return listProperties(checker, slots)
    .flatMap(({ symbol }): Slot[] => {
      const own = symbol.declarations?.filter(isOwn);
      const comment = getComment(own);
      if (comment.isIgnored) return [];
      const props = slotProps?.getProperty(symbol.name);
      return [
        {
          name: symbol.name,
          type: types.ofSymbol(symbol).written,
          defaultValue: comment.defaultValue,
          description: comment.text,
          deprecated: comment.deprecated,
          plan: planOfDeclaration(own),
          props: props ? types.ofSymbol(props) : null,
        },
      ];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/** Type of a prop, without undefined and null. */
export function propertyType(checker: ts.TypeChecker, properties: readonly Property[], name: string): ts.Type | null {
  const found = properties.find(({ symbol }) => symbol.name === name);
  return found ? checker.getNonNullableType(checker.getTypeOfSymbol(found.symbol)) : null;
}
