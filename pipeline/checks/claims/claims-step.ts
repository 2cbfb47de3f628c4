import { nearestName } from '../../kit/nearest-name.ts';
import { defineStep, asIs } from '../../cache/step.ts';
import { oldInCode, oldInProse, reportOld } from './deprecated.ts';
import { isDefault, statedDefaults, type StatedDefault } from './defaults.ts';
import type { EntryFacts, Facts } from './facts.ts';
import { checkKeys } from './keys.ts';
import { namedMembers } from './named-members.ts';
import {
  codesIn,
  isAboutOld,
  isAboutOtherVersion,
  readBlocks,
  type ClaimBlock,
  type Found,
  type Statement,
} from './text.ts';

/** A file, and what it is compared with. */
export interface ClaimsInput {
  file: string;
  body: string;
  /** Lines before the body. */
  bodyLine: number;
  /** The English body, whose `keys` comments hold for its translation; null for an English page. */
  english: string | null;
  /** Components of its front matter. */
  components: readonly string[];
  facts: Facts;
}

export interface CheckedClaims {
  problems: Found[];
  /** Number of defaults that could be compared. */
  compared: number;
  /** Number of those whose prop is none of the page's components, or documents no plain value. */
  unresolved: number;
}

/** Compares what a page claims about the libraries with their installed types. */
export const claimsStep = defineStep({
  name: 'claims',
  code: import.meta.url,
  keep: 'disk',
  inputs: { file: asIs, body: asIs, bodyLine: asIs, english: asIs, components: asIs, facts: ({ hash }: Facts) => hash },
  of: ({ file }) => file,
  make: ({ body, bodyLine, english, components, facts }: ClaimsInput): CheckedClaims => {
    const checked: CheckedClaims = { problems: [], compared: 0, unresolved: 0 };
    const scope = { facts, page: findEntries(components, facts) };
    const blocks = readBlocks({ body, bodyLine });
    const declared = withKeys(blocks, english);
    for (const [at, block] of blocks.entries()) {
      checked.problems.push(...checkKeys({ ...block, keys: declared[at]?.keys ?? null }, facts));
      checkBlock(block, scope, checked);
    }
    return checked;
  },
});

/** The blocks with the `keys` comments: those of the English page if it has as many. */
function withKeys(blocks: readonly ClaimBlock[], english: string | null): readonly ClaimBlock[] {
  const originals = english?.includes('<!-- keys: ') ? readBlocks({ body: english, bodyLine: 0 }) : [];
  return originals.length === blocks.length ? originals : blocks;
}

interface Scope {
  facts: Facts;
  /** What the page is about. */
  page: readonly EntryFacts[];
}

function findEntries(names: readonly string[], { entries }: Facts): EntryFacts[] {
  return names.flatMap((name) => entries.get(name) ?? []);
}

function checkBlock(block: ClaimBlock, scope: Scope, checked: CheckedClaims): void {
  const context = `${block.heading}\n${block.text}`;
  const isOld = isAboutOld(context);
  if (block.isFence) {
    const [, language = '', code = ''] = /^[`~]{3,}(\w*)[^\n]*\n([^]*)/.exec(block.text) ?? [];
    const shown = language === 'diff' ? code.replace(/^-.*/gm, '') : code;
    if (!isOld && /^(?:[jt]sx?|diff)$/.test(language)) {
      checked.problems.push(...oldInCode(shown, block.line + 1, scope.facts));
    }
    return;
  }
  for (const statement of block.statements) {
    if (!isOld) checked.problems.push(...oldInProse(statement, scope));
    if (isAboutOtherVersion(context)) continue;
    if (!isOld) checked.problems.push(...wrongMembers(statement, scope));
    for (const stated of statedDefaults(statement, block)) checkDefault(stated, statement, scope, checked);
  }
}

function checkDefault(
  { name, values, index }: StatedDefault,
  statement: Statement,
  scope: Scope,
  checked: CheckedClaims,
): void {
  const known = documentedDefaults(name, statement, scope);
  const results = known.map(({ text }) => (text === undefined ? null : isDefault(text, values)));
  // A component that documents no default may be the one that is meant.
  if (!results.includes(true) && (results.length === 0 || results.includes(null))) {
    checked.unresolved += 1;
    return;
  }
  checked.compared += 1;
  if (results.includes(true)) return;
  const documented = [...new Set(known.map(({ owner, text }) => `\`${text}\` in ${owner}`))].join(', ');
  checked.problems.push({
    line: statement.getLine(index),
    message: `The page says that \`${name}\` is ${values.join(', ')} by default. It is ${documented}.`,
    remedy: 'State the default of the installed version; or name the component whose it is.',
  });
}

/** Who has a prop, and its documented default: of what the statement names, else of the page's components, else of types. */
function documentedDefaults(name: string, { text }: Statement, { facts, page }: Scope) {
  const owners = codesIn(text).flatMap((code) => /^<?([A-Z]\w+)/.exec(code)?.[1] ?? []);
  const types = [...facts.entries.values()].filter(({ isComponent }) => !isComponent);
  const having = [findEntries(owners, facts), page, types].map((entries) => entries.filter(({ has }) => has.has(name)));
  const found = having.find((entries) => entries.length > 0) ?? [];
  return found.map((entry) => ({ owner: entry.name, text: entry.defaults.get(name) }));
}

/** Finds what a statement ascribes to a component or type that does not have it, or deprecates it. */
function wrongMembers(statement: Statement, { facts: { entries, keys }, page }: Scope): Found[] {
  const isOfGrid = page.some(({ name }) => name.startsWith('DataGrid'));
  return namedMembers(statement).flatMap(({ owner: written, name, index }): Found[] => {
    const owner = written === 'apiRef' && isOfGrid ? 'GridApi' : written;
    const entry = entries.get(owner);
    // The keys of props types lack what is inherited.
    const has = entry?.has ?? new Set(owner.endsWith('Props') ? [] : keys.get(owner));
    const line = statement.getLine(index);
    const advice = entry?.deprecated.get(name);
    if (advice !== undefined) return [reportOld(name, advice, line)];
    if (has.size === 0 || has.has(name)) return [];
    const remedy = `${nearestName(name, [...has])} Or say whose \`${name}\` it is.`;
    return [{ line, message: `\`${owner}\` has no \`${name}\`.`, remedy }];
  });
}
