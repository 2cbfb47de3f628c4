import type { Facts } from './facts.ts';
import { codesIn, nameIn, type Found, type ClaimBlock } from './text.ts';

/** Compares what a block names with the keys that its comment declares: `A`, or `A without B, key`. */
export function checkKeys({ keys, text, line, statements }: ClaimBlock, facts: Facts): Found[] {
  if (keys === null) return [];
  const [type = '', without = ''] = keys.split(' without ');
  const out = without.split(', ').filter(Boolean);
  const unknown = [type, ...out].find((name) => /^[A-Z]/.test(name) && !facts.keys.get(name)?.length);
  if (unknown !== undefined || !/^[A-Z]\w*$/.test(type)) {
    return [
      {
        line,
        message: `The comment \`keys: ${keys}\` names "${unknown ?? type}", which is not an exported type with keys.`,
        remedy: 'Write `<!-- keys: Type -->` or `<!-- keys: Type without OtherType, key -->`.',
      },
    ];
  }
  const all = facts.keys.get(type) ?? [];
  const left = new Set([...out, ...out.flatMap((name) => facts.keys.get(name) ?? [])]);
  const wanted = new Set(all.filter((key) => !left.has(key)));
  const named = new Set(codesIn(text).map(keyIn));
  const missing = [...wanted].filter((key) => !named.has(key));
  // The head of each row or item is a key; in running text, other code may stand between them.
  const isRunning = statements.length === 1 && !text.startsWith('|');
  const heads = isRunning
    ? [...named].filter((key) => all.includes(key))
    : statements.flatMap(({ text: row, cells }) => codesIn(cells[0] ?? row.split(/[:：–]/, 1).join('')).map(keyIn));
  const wrong = heads.filter((key) => !wanted.has(key));
  const remedy = 'Correct the list, or the comment: `without` and names takes keys out.';
  const report = (names: string[], what: string): Found[] =>
    names.length === 0
      ? []
      : [{ line, message: `The list of \`keys: ${keys}\` ${what} \`${names.join('`, `')}\`.`, remedy }];
  return [...report(missing, 'lacks'), ...report(wrong, 'has what is none of them:')];
}

function keyIn(code: string): string {
  return nameIn(code) ?? code.replace(/^['"]|['"]$/g, '');
}
