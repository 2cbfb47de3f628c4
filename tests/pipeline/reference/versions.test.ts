import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };
import { reference } from '../../../content/reference.ts';
import since from '../../../content/reference-versions/since.json' with { type: 'json' };
import { referenceAnchor, type ProductChanges } from '../../../site/reference/model.ts';
import type { LoadedReference } from '../../../pipeline/reference/load-reference.ts';
import { loadInstalledReference } from './packages.ts';

let loaded: LoadedReference;

beforeAll(async () => {
  loaded = await loadInstalledReference();
}, 300_000);

it('the files of other versions reach the installed version: after an update of the packages, run npm run versions', () => {
  const versions = manifest.dependencies;
  expect(since.map(({ product, version }) => [product, version])).toEqual([
    ['x-data-grid', versions['@mui/x-data-grid']],
    ['x-date-pickers', versions['@mui/x-date-pickers']],
    ['x-charts', versions['@mui/x-charts']],
    ['x-tree-view', versions['@mui/x-tree-view']],
  ]);
});

/** Renamed parts as the table writes them, with their new names. */
function renamedParts(all: readonly ProductChanges[]) {
  return all.flatMap(({ product, entries }) =>
    entries.flatMap(({ name: entry, changes }) =>
      changes.flatMap(({ part, name, to }) =>
        to === undefined ? [] : [{ product, entry, anchor: referenceAnchor(part, name), to }],
      ),
    ),
  );
}

describe('renames', () => {
  it('have no line in the table that no version bears out', () => {
    const all = [...loaded.changes, ...loaded.next];
    const parts = renamedParts(all).flatMap(({ product, entry, anchor, to }) => [
      `${product} #${anchor} ${to}`,
      `${product} ${entry}#${anchor} ${to}`,
    ]);
    const names = all.flatMap(({ product, entries, exports }) =>
      [...entries, ...exports].flatMap(({ name, to }) => (to === undefined ? [] : [`${product} ${name} ${to}`])),
    );
    const entryPoints = loaded.checks.flatMap(({ library, packages }) =>
      Object.values(packages).flatMap((one) =>
        Object.entries(one.entryPoints).map(([name, { to }]) => `${library.product} ${name} ${to}`),
      ),
    );
    const keys = loaded.checks.flatMap(({ library, entries }) =>
      entries.flatMap(({ name, parts }) =>
        Object.entries(parts).map(([anchor, { to }]) => `${library.product} ${name}#${anchor} ${to}`),
      ),
    );
    const borneOut = new Set([...parts, ...names, ...entryPoints, ...keys]);
    // Of a name that stays the same, nothing is told.
    const lines = Object.entries(reference.renames).flatMap(([product, renames]) =>
      Object.entries(renames).flatMap(([old, to]) => (old.endsWith(`#prop-${to}`) ? [] : [`${product} ${old} ${to}`])),
    );
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !borneOut.has(line))).toEqual([]);
  });

  it('give no two props of an entry the same new name, which a wrong deprecation would', () => {
    const props = renamedParts([...loaded.changes, ...loaded.next]).filter(({ anchor }) => anchor.startsWith('prop-'));
    const targets = props.map(({ product, entry, to }) => `${product} ${entry} ${to}`);
    expect(targets.length).toBeGreaterThan(20);
    expect(targets.filter((target, at) => targets.indexOf(target) !== at)).toEqual([]);
  });
});
