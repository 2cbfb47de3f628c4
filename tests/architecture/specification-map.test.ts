import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, sourcesOf } from './imports.ts';
import { cellsOf, missingTests, testsIn } from './named-tests.ts';

/** Sections that the map covers. */
const SECTIONS = [
  ...[2, 3, 4, 5, 6, 7, 8, 9].map((section) => `spec ${section}`),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 11].map((section) => `behaviour ${section}`),
];

/** Folders whose comments cite sections. */
const FOLDERS = ['site', 'client', 'worker', 'pipeline', 'tests'];

const text = await readFile(path.join(ROOT, 'docs/specification-map.md'), 'utf8');
const [held = '', open = ''] = text.split(/^## Open: /m);
const rows = cellsOf(held, 'Line').map(([line = '', says = '', code = '', tests = '']) => ({
  line,
  says,
  code: [...code.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  tests: testsIn(tests),
}));

describe('the specification map', () => {
  it.each(SECTIONS)('covers %s', (section) => {
    expect(rows.filter(({ line }) => line === section || line.startsWith(`${section}, `)).length).toBeGreaterThan(0);
  });

  it('has no rows for other sections', () => {
    const known = (line: string) => SECTIONS.some((section) => line === section || line.startsWith(`${section}, `));
    expect(rows.filter(({ line }) => !known(line)).map(({ line, says }) => `${line}: ${says}`)).toEqual([]);
  });

  it('names code and a test for every statement', () => {
    const bare = rows.filter(({ says, code, tests }) => says === '' || code.length === 0 || tests.length === 0);
    expect(bare.map(({ line, says }) => `${line}: ${says}`)).toEqual([]);
  });

  it('only names files that exist', async () => {
    const files = new Set(rows.flatMap(({ code, tests }) => [...code, ...tests.map(({ file }) => file)]));
    const missing = await Promise.all(
      [...files].map((file) =>
        access(path.join(ROOT, file)).then(
          () => [],
          () => [file],
        ),
      ),
    );
    expect(missing.flat()).toEqual([]);
  });

  it('only names tests that exist', async () => {
    expect(await missingTests(rows.flatMap(({ tests }) => tests))).toEqual([]);
  });

  it('has rows for every section that a comment cites', async () => {
    const sources = (await Promise.all(FOLDERS.map(sourcesOf))).flat();
    const cited = await Promise.all(
      sources.map(async (file) => {
        const comments = (await readFile(file, 'utf8')).replace(/\n \* |\n *\/\/ /g, ' ');
        const sections = comments.match(/\b(?:spec|behaviour) \d+(?=[^()`]*`docs\/specification-map)/g) ?? [];
        return sections.map((section) => ({ section, file: path.relative(ROOT, file) }));
      }),
    );
    expect(cited.flat().length).toBeGreaterThan(50);
    expect(cited.flat().filter(({ section }) => !SECTIONS.includes(section))).toEqual([]);
  });

  it('gives the correct number of open statements', () => {
    expect(cellsOf(open, 'Line')).toHaveLength(Number.parseInt(open, 10));
  });
});
