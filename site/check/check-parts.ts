import { referenceAnchor } from '../reference/model.ts';
import { getRank } from '../reference/catalog.ts';
import { findDeclared, listResults } from './bindings.ts';
import { getKey, getValue, readText, type SyntaxNode } from './parse-file.ts';
import type { Edit } from './findings.ts';
import { getTypes, judge } from './releases.ts';
import { fitType } from './type-fits.ts';
import { report, resolveValues, skip, type OpenLibrary, type SeenEntry, type Walk } from './walk.ts';

type Part = 'prop' | 'slot' | 'class';

/** A name in the code that is a part of an entry. */
interface WrittenPart {
  part: Part;
  name: string;
  node: Pick<SyntaxNode, 'from' | 'to'>;
  /** How to write its new name. Absent: that is not all. */
  rename?: (to: string) => Edit;
}

/**
 * Reports what becomes of a part, and whether its plan is higher than the import's.
 *
 * @returns Whether it is gone, and with it what is given to it.
 */
export function checkPart(
  walk: Walk,
  { entry, library, plan }: SeenEntry,
  { part, name, node, rename }: WrittenPart,
): boolean {
  const anchor = referenceAnchor(part, name);
  walk.result.checked += 1;
  const facts = entry.parts[anchor];
  if (!facts) return false;
  const { product } = library.table;
  const place = { part, product, owner: entry.name, name, page: entry.page, anchor, edits: [] };
  const verdict = judge(facts, walk.upgrade);
  if (verdict) {
    const { to } = facts;
    const edits = verdict.kind === 'renamed' && to !== undefined && rename ? [rename(to)] : [];
    report(walk, node, { ...place, ...verdict, ...(to !== undefined && { to }), edits });
  }
  if (facts.plan && getRank(facts.plan) > getRank(plan)) {
    report(walk, node, { ...place, kind: 'plan', isBroken: verdict?.isBroken !== true, plan: facts.plan });
  }
  return verdict?.kind === 'gone';
}

/** Checks the attributes of an element of a library. */
export function checkElement(walk: Walk, seen: SeenEntry, tag: SyntaxNode): void {
  for (const spread of tag.getChildren('JSXSpreadAttribute')) checkSpread(walk, seen, spread);
  const tagName = tag.getChild('JSXIdentifier');
  // What `styled()` and `memo()` return may have props of its own.
  const props = tagName && walk.bindings.imported.has(readText(walk.file, tagName)) ? seen.entry.props : null;
  for (const attribute of tag.getChildren('JSXAttribute')) {
    const node = attribute.firstChild;
    if (node?.name !== 'JSXIdentifier') continue;
    const name = readText(walk.file, node);
    const rename = (to: string) => ({ from: node.from, to: node.to, text: to });
    if (props && !props.includes(name) && !FREE_ATTRIBUTE.test(name)) {
      reportUnknown(walk, seen, name, node);
      continue;
    }
    const isGone = checkPart(walk, seen, { part: 'prop', name, node, rename });
    if (!isGone) checkValue(walk, seen, name, node, getValue(attribute, 'Equals'));
  }
}

/** Attributes that every element can have. */
const FREE_ATTRIBUTE = /^(?:data-.*|aria-.*|key|ref)$/;

/** Reports a name that no known version has: removed long ago, or misspelled. */
function reportUnknown(walk: Walk, { entry, library }: SeenEntry, name: string, node: SyntaxNode): void {
  walk.result.checked += 1;
  report(walk, node, {
    kind: 'unknown',
    isBroken: true,
    part: 'prop',
    product: library.table.product,
    owner: entry.name,
    name,
    page: entry.page,
    anchor: '',
    edits: [],
  });
}

/** Checks an object that is given to an entry: the props of a component, or what an interface describes. */
export function checkObject(walk: Walk, seen: SeenEntry, value: SyntaxNode | null): void {
  for (const literal of resolveValues(walk, value)) {
    if (literal.name === 'ArrayExpression') {
      for (let item = literal.firstChild; item; item = item.nextSibling) checkObject(walk, seen, item);
    } else if (/Function/.test(literal.name)) {
      for (const result of listResults(literal)) checkObject(walk, seen, result);
    } else if (literal.name === 'ObjectExpression') {
      checkProperties(walk, seen, literal);
    }
  }
}

function checkProperties(walk: Walk, seen: SeenEntry, literal: SyntaxNode): void {
  for (const property of literal.getChildren('Property')) {
    const key = getKey(walk.file, property);
    if (!key) {
      if (property.firstChild?.name === 'Spread') checkSpread(walk, seen, property);
      continue;
    }
    const value = getValue(property, ':');
    const isGone = checkPart(walk, seen, { part: 'prop', ...key, rename: renameKey(walk, property, key.node) });
    if (!isGone) checkValue(walk, seen, key.name, key.node, value);
  }
}

/** `{ old }` becomes `{ new: old }`. */
function renameKey({ file }: Walk, property: SyntaxNode, key: SyntaxNode): (to: string) => Edit {
  const isShort = !getValue(property, ':') && !property.getChild('ParamList');
  return (to) => {
    const text = key.name === 'String' ? `'${to}'` : to;
    return { from: key.from, to: key.to, text: isShort ? `${text}: ${readText(file, key)}` : text };
  };
}

function checkSpread(walk: Walk, seen: SeenEntry, spread: SyntaxNode): void {
  const value = spread.getChild('Spread')?.nextSibling ?? null;
  const known = resolveValues(walk, value).filter(({ name }) => name === 'ObjectExpression');
  for (const literal of known) checkProperties(walk, seen, literal);
  if (known.length === 0)
    skip(walk, spread, 'spread', `${seen.entry.name} {${readText(walk.file, spread).replace(/^\{|\}$/g, '')}}`);
}

/** Checks what is given to a prop: by what is known of its objects, and by its type if that changed. */
function checkValue(walk: Walk, seen: SeenEntry, name: string, node: SyntaxNode, value: SyntaxNode | null): void {
  if (/^(?:slots|components)$/.test(name)) return checkKeys(walk, seen, 'slot', value);
  if (/^(?:slotProps|componentsProps)$/.test(name)) {
    checkKeys(walk, seen, 'slot', value, (slot, inner) =>
      checkByAnchor(walk, seen, referenceAnchor('slot', slot), inner),
    );
    return;
  }
  if (name === 'classes') return checkKeys(walk, seen, 'class', value);
  const { length } = walk.result.findings;
  checkByAnchor(walk, seen, referenceAnchor('prop', name), value);
  // What is wrong inside says more than that the whole does not fit.
  if (walk.result.findings.length === length) checkType(walk, seen, name, node, value);
}

function checkByAnchor(
  walk: Walk,
  { entry, library, plan }: SeenEntry,
  anchor: string,
  value: SyntaxNode | null,
): void {
  const kept = entry.kept[anchor] ?? [];
  for (const name of entry.values[anchor] ?? []) {
    const inner = library.findEntry(name);
    if (!inner) continue;
    const parts = Object.fromEntries(Object.entries(inner.parts).filter(([part]) => !kept.includes(part)));
    checkObject(walk, { entry: kept.length > 0 ? { ...inner, parts } : inner, library, plan }, value);
  }
}

/** Checks the keys of `slots`, `slotProps`, `classes` and `styleOverrides`. */
export function checkKeys(
  walk: Walk,
  seen: SeenEntry,
  part: Part,
  value: SyntaxNode | null,
  checkInner?: (name: string, value: SyntaxNode | null) => void,
): void {
  for (const literal of resolveValues(walk, value)) {
    for (const property of literal.name === 'ObjectExpression' ? literal.getChildren('Property') : []) {
      const key = getKey(walk.file, property);
      if (!key) continue;
      const isGone = checkPart(walk, seen, { part, ...key, rename: renameKey(walk, property, key.node) });
      if (!isGone) checkInner?.(key.name, getValue(property, ':'));
    }
  }
}

/** Reports a value that cannot fit the changed type of its prop. A variable with a type has that one, not its value's. */
function checkType(
  walk: Walk,
  { entry, library }: SeenEntry,
  name: string,
  node: SyntaxNode,
  value: SyntaxNode | null,
): void {
  const anchor = referenceAnchor('prop', name);
  const facts = entry.parts[anchor];
  const types = facts && getTypes(facts, walk.upgrade);
  if (!types || !value) return;
  const written = value.name === 'JSXEscape' ? value.firstChild?.nextSibling : value;
  const declared =
    written?.name === 'VariableName' ? findDeclared(walk.bindings, readText(walk.file, written), written) : written;
  const literals = declared && !hasOwnType(declared) ? resolveValues(walk, declared) : [];
  const fits = literals.map((literal) => fitType(walk.file, literal, types.after));
  if (!fits.includes('no')) return;
  report(walk, node, {
    kind: 'type',
    isBroken: true,
    part: 'prop',
    product: library.table.product,
    owner: entry.name,
    name,
    ...types,
    page: entry.page,
    anchor,
    edits: [],
  });
}

/** Whether a variable has a type by name, and so not that of the value that it was declared with. */
function hasOwnType(declared: SyntaxNode): boolean {
  const annotation = declared.prevSibling?.prevSibling;
  if (annotation?.name === 'TypeAnnotation') return !annotation.getChild('ArrayType');
  if (declared.name !== 'CallExpression') return false;
  return !declared.getChild('InstantiationExpression')?.getChild('TypeArgList')?.getChild('ArrayType');
}

/** Reports an array that is written for what is an object from some version on. */
export function checkForm(walk: Walk, { entry, library }: SeenEntry, value: SyntaxNode | null): void {
  const becomesObject = Object.values(entry.parts).find(
    (facts) => facts.since?.endsWith('.0') && judge(facts, walk.upgrade),
  );
  const arrays = resolveValues(walk, value).filter(({ name }) => name === 'ArrayExpression');
  if (!becomesObject || Object.values(entry.parts).some(({ gone }) => gone !== undefined)) return;
  for (const node of arrays) {
    report(walk, node, {
      kind: 'type',
      isBroken: true,
      part: 'export',
      product: library.table.product,
      owner: entry.name,
      name: entry.name,
      before: '[…]',
      after: '{…}',
      page: entry.page,
      anchor: '',
      edits: [],
    });
  }
}

/** Checks a key of a theme's `components`: `MuiDataGrid: { defaultProps, styleOverrides }`. */
export function checkTheme(walk: Walk, library: OpenLibrary, name: string, value: SyntaxNode | null): void {
  const entry = library.findEntry(library.table.aliases[name] ?? '');
  if (!entry) return;
  // Which plan an application has is not known from its theme.
  const seen: SeenEntry = { entry, library, plan: 'premium' };
  for (const literal of resolveValues(walk, value)) {
    for (const property of literal.getChildren('Property')) {
      const key = getKey(walk.file, property)?.name;
      const inner = getValue(property, ':');
      if (key === 'defaultProps') checkObject(walk, seen, inner);
      if (key === 'styleOverrides') checkKeys(walk, seen, 'class', inner);
    }
  }
}
