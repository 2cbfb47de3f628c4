import type { EntryFacts, Facts } from './facts.ts';
import { nameIn, type Found, type Statement } from './text.ts';

/** Reports a deprecated name. @param advice What the package says about it. */
export function reportOld(name: string, advice: string, line: number): Found {
  return {
    line,
    message: `\`${name}\` is deprecated${advice ? `: ${advice.replace(/\.$/, '')}` : ''}.`,
    remedy: 'Use the new name, or say in the same block that this one is deprecated.',
  };
}

/** Finds deprecated names in the inline code of a statement. */
export function oldInProse(
  { text, getLine }: Statement,
  { facts, page }: { facts: Facts; page: readonly EntryFacts[] },
): Found[] {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(({ 1: code = '', index }) => {
    const found = words(code).flatMap((name) => named(name, facts.old.get(name), getLine(index)));
    const name = nameIn(code);
    const owners = name === null ? [] : page.filter(({ has }) => has.has(name));
    const advice = owners.map(({ deprecated }) => deprecated.get(name ?? ''));
    // What only some of the page's components deprecate may be meant of the others.
    const isOld = owners.length > 0 && advice.every((one) => one !== undefined);
    return found.length > 0 || !isOld ? found : named(name ?? '', advice[0], getLine(index));
  });
}

/** Finds deprecated exports and keys in code; the lint finds more, but only in demos. */
export function oldInCode(code: string, firstLine: number, { old }: Facts): Found[] {
  return code.split('\n').flatMap((row, at, rows) => {
    // The line or the one before says so itself.
    if (/deprecat/i.test(`${rows[at - 1] ?? ''}${row}`)) return [];
    return words(row).flatMap((name) => named(name, old.get(name), firstLine + at));
  });
}

function named(name: string, advice: string | undefined, line: number): Found[] {
  return advice === undefined ? [] : [reportOld(name, advice, line)];
}

function words(code: string): string[] {
  return [...new Set(code.match(/\b[A-Za-z]\w*\b/g))];
}
