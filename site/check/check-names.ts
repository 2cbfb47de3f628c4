import { getRank } from '../reference/catalog.ts';
import { listChildren, readString, readText, type SyntaxNode } from './parse-file.ts';
import { findDeclared, findParameterType, type ImportedName } from './bindings.ts';
import { checkPart } from './check-parts.ts';
import type { Edit } from './findings.ts';
import { findNewName, getParameters, getTypes, judge } from './releases.ts';
import { findImport, report, seeEntry, seeReturned, skip, splitSource, type Walk } from './walk.ts';

/** Checks an import: its entry point, its name, and the plan of the package. */
export function checkImport(walk: Walk, imported: ImportedName): void {
  const { source, sourceNode, name, node } = imported;
  const [owner, entryPoint] = splitSource(source);
  const pack = walk.index.packages[owner];
  const library = walk.findLibrary(source);
  if (!pack || !library) return;
  const place = { product: library.table.product, owner, page: null, anchor: '', edits: [] };
  const ofModule = pack.entryPoints[entryPoint];
  const verdict = ofModule && judge(ofModule, walk.upgrade);
  if (verdict?.isBroken) {
    const to = ofModule?.to;
    const edits =
      to === undefined ? [] : [{ from: sourceNode.from + 1, to: sourceNode.to - 1, text: `${owner}/${to}` }];
    const where = { from: sourceNode.from, to: sourceNode.to };
    report(walk, where, {
      ...place,
      ...verdict,
      part: 'module',
      name: entryPoint,
      ...(to !== undefined && { to }),
      edits,
    });
  }
  if (name === 'import') skip(walk, node, 'dynamic', source);
  walk.result.checked += 1;
  const facts = library.table.exports[name];
  if (!facts || name === '*') return;
  const found = judge(facts, walk.upgrade);
  const page = seeEntry(walk, imported)?.entry.page ?? null;
  if (found) {
    const to = found.kind === 'renamed' ? findNewName(name, library.table.exports, walk.upgrade) : undefined;
    const edits = to === undefined ? [] : renameAll(walk, imported, to);
    report(walk, node, { ...place, ...found, page, part: 'export', name, ...(to !== undefined && { to }), edits });
  }
  if (facts.plan && getRank(facts.plan) > getRank(pack.plan)) {
    report(walk, node, {
      ...place,
      kind: 'plan',
      isBroken: found?.isBroken !== true,
      page,
      part: 'export',
      name,
      plan: facts.plan,
    });
  }
}

/** The new name in the import, and wherever the file uses the old one. */
function renameAll({ file }: Walk, { node, name, isPlain }: ImportedName, to: string): Edit[] {
  const edits: Edit[] = [{ from: node.from, to: node.to, text: to }];
  if (!isPlain) return edits;
  file.top.cursor().iterate(({ node: use }) => {
    const isUse =
      /^(?:VariableName|TypeName|JSXIdentifier|PropertyDefinition)$/.test(use.name) && use.from !== node.from;
    if (!isUse || readText(file, use) !== name || use.parent?.name === 'JSXAttribute') return;
    if (use.name !== 'PropertyDefinition') edits.push({ from: use.from, to: use.to, text: to });
    else if (!use.nextSibling && use.parent?.name === 'Property')
      edits.push({ from: use.from, to: use.to, text: `${name}: ${to}` });
  });
  return edits;
}

/** Checks the arguments of a type: a parameter may be gone. */
export function checkTypeArguments(walk: Walk, node: SyntaxNode): void {
  const imported = findImport(walk, node.firstChild);
  if (imported?.name === '*') return;
  const table = imported && walk.findLibrary(imported.source)?.table;
  const facts = table?.exports[imported?.name ?? ''];
  const parameters = facts && getParameters(facts, walk.upgrade);
  const list = node.getChild('TypeArgList');
  if (!imported || !table || !parameters || !list) return;
  const { before, after } = parameters;
  const count = listChildren(list).filter(({ name }) => !/^[<>,]$/.test(name)).length;
  const gone = before.slice(0, count).filter((name) => !after.includes(name));
  if (after.length >= before.length || gone.length === 0) return;
  report(walk, list, {
    kind: 'type',
    isBroken: true,
    part: 'export',
    product: table.product,
    owner: splitSource(imported.source)[0],
    name: imported.name,
    before: writeParameters(before),
    after: writeParameters(after),
    page: seeEntry(walk, imported)?.entry.page ?? null,
    anchor: '',
    edits: [],
  });
}

const writeParameters = (names: readonly string[]): string => (names.length > 0 ? `<${names.join(', ')}>` : '—');

/** Checks `gridClasses.row`, `apiRef.current?.setPage`, and `tooltip.identifier` of what a hook returns. */
export function checkMember(walk: Walk, node: SyntaxNode): void {
  const { file } = walk;
  const { firstChild: object, lastChild: property } = node;
  if (!object || property?.name !== 'PropertyName') return;
  const name = readText(file, property);
  const rename = (to: string) => ({ from: property.from, to: property.to, text: to });
  const imported = object.name === 'VariableName' ? findImport(walk, object) : undefined;
  if (imported && /Classes$/.test(imported.name)) {
    const seen = seeEntry(walk, imported);
    if (seen) checkPart(walk, seen, { part: 'class', name, node: property, rename });
    return;
  }
  const returned = object.name === 'VariableName' ? seeReturned(walk, object) : undefined;
  if (returned) {
    checkPart(walk, returned, { part: 'prop', name, node: property, rename });
    return;
  }
  const isRef = object.name === 'MemberExpression' && /\.current$/.test(readText(file, object));
  const giver = isRef ? findApiGiver(walk, object.firstChild) : undefined;
  const seen = giver && seeEntry(walk, { ...giver, name: 'GridApi' });
  if (!seen) return;
  // Methods of a higher plan are in the types of the package that the ref is from.
  checkPart(walk, { ...seen, plan: 'premium' }, { part: 'prop', name, node: property, rename });
  if (giver?.name === 'useGridApiRef' && node.getChild('.')) checkNull(walk, object, giver.source);
}

const API_GIVER = /^(?:useGridApi(?:Ref|Context)|GridApi(?:Community|Pro|Premium)?)$/;

/** The import that makes a variable the ref to the methods of a grid: a hook, or a type that is written for it. */
function findApiGiver({ file, bindings }: Walk, node: SyntaxNode | null): ImportedName | undefined {
  if (node?.name !== 'VariableName') return undefined;
  const declared = findDeclared(bindings, readText(file, node), node);
  const callee = declared?.name === 'CallExpression' ? declared.firstChild : null;
  const written = [callee, declared?.prevSibling?.prevSibling, declared ? null : findParameterType(file, node)];
  const names = written.flatMap((one) => (one ? readText(file, one).match(/\w+/g) : null) ?? []);
  return names.flatMap((name) => bindings.imported.get(name) ?? []).find(({ name }) => API_GIVER.test(name));
}

/** Reports `apiRef.current.method()` where the ref can be null from some version on. */
function checkNull(walk: Walk, ref: SyntaxNode, source: string): void {
  const seen = seeEntry(walk, { source, name: 'DataGrid' });
  const facts = seen?.entry.parts['prop-apiRef'];
  const types = facts && getTypes(facts, walk.upgrade);
  if (!seen || !types || !walk.file.isTyped || types.before.includes('null') || !types.after.includes('null')) return;
  let around = ref;
  while (around.parent && !/^(?:Arrow)?Function/.test(around.name)) around = around.parent;
  const written = readText(walk.file, ref);
  const before = walk.file.text.slice(around.from, ref.from);
  const isAsked = [`(${written})`, `${written} &&`, `!${written}`, `${written} ?`].some((test) =>
    before.includes(test),
  );
  if (isAsked) return;
  report(walk, ref, {
    kind: 'type',
    isBroken: true,
    part: 'prop',
    product: seen.library.table.product,
    owner: 'DataGrid',
    name: 'apiRef',
    ...types,
    page: seen.entry.page,
    anchor: 'prop-apiRef',
    edits: [{ from: ref.to, to: ref.to, text: '?' }],
  });
}

const CLASS_NAME = /\b(Mui[A-Z]\w*?)-([\w-]*\w)/g;

/** Checks the names of classes in a string: `'& .MuiDataGrid-row'`. */
export function checkSelectors(walk: Walk, node: SyntaxNode): void {
  const text = node.name === 'String' ? readString(walk.file, node) : readText(walk.file, node);
  const start = node.name === 'String' ? node.from + 1 : node.from;
  for (const { index, 0: whole, 1: prefix = '', 2: name = '' } of text.matchAll(CLASS_NAME)) {
    for (const library of walk.libraries) {
      const entry = library.findEntry(library.table.aliases[prefix] ?? '');
      if (!entry) continue;
      const from = start + index + prefix.length + 1;
      const where = { from, to: start + index + whole.length };
      const rename = (to: string) => ({ ...where, text: to });
      checkPart(walk, { entry, library, plan: 'premium' }, { part: 'class', name, node: where, rename });
    }
  }
}
