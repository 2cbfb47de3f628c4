import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './imports.ts';
import { cellsOf, missingTests, testsIn } from './named-tests.ts';

/** The numbers of the list: so many of each kind. */
const COUNTS = { '': 41, F: 14, P: 5, L: 10 };

const rows = cellsOf(await readFile(path.join(ROOT, 'docs/findings.md'), 'utf8'), 'No.').map(
  ([number = '', wrong = '', state = '', held = '']) => ({ number, wrong, state, held, tests: testsIn(held) }),
);

describe('the findings of readers', () => {
  it('have a row for each number, in order', () => {
    const numbers = Object.entries(COUNTS).flatMap(([kind, count]) =>
      Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
    );
    expect(rows.map(({ number }) => number)).toEqual(numbers);
  });

  it('each say what was wrong and what keeps it fixed; only tested ones name tests', () => {
    const states = ['tested', 'fixed', 'answered', 'measured'];
    const wrong = rows.filter(
      ({ wrong: words, state, held, tests }) =>
        words === '' || held === '' || !states.includes(state) || (state === 'tested') !== tests.length > 0,
    );
    expect(wrong).toEqual([]);
  });

  it('only name tests that exist', async () => {
    expect(await missingTests(rows.flatMap(({ tests }) => tests))).toEqual([]);
  });
});
