import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../site/products.ts';
import { allExports, spread, type DemoExport } from './exports.ts';
import { Workspace } from './workspace.ts';

/** How many exports of each product are installed, checked and built. */
const COUNT = 10;
/** Longest time for one product, in milliseconds: its packages may come from the network. */
const TIMEOUT = 600_000;

let exports: DemoExport[] = [];
beforeAll(async () => {
  exports = await allExports();
}, 60_000);

describe('every export', () => {
  it('names exact versions', () => {
    expect(exports.length).toBeGreaterThan(0);
    const loose = exports.flatMap(({ name, packages }) =>
      Object.entries(packages).flatMap(([key, version]) =>
        /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? [] : [`${name}: ${key} ${version}`],
      ),
    );
    expect(loose).toEqual([]);
  });

  it('has every file that its files import', () => {
    const missing = exports.flatMap(({ name, project: { files } }) =>
      Object.entries(files).flatMap(([file, text]) =>
        [...text.matchAll(/(?:from|import)\s+'(\.[^']+)'/g)]
          .map(([, specifier = '']) => new URL(specifier, `file:///${file}`).pathname.slice(1))
          .filter(
            (target) =>
              !['', '.ts', '.tsx', '.js', '.jsx'].some((extension) => files[target + extension] !== undefined),
          )
          .map((target) => `${name}: ${file} imports ${target}`),
      ),
    );
    expect(missing).toEqual([]);
  });
});

describe('ten exports', () => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await Workspace.create();
  });
  afterAll(() => workspace.remove());

  it.each(PRODUCTS.map(({ id }) => id))(
    'of %s install, type-check and build',
    async (product) => {
      const candidates = exports.filter((candidate) => candidate.product === product);
      const chosen = spread(candidates, COUNT);
      expect(chosen).toHaveLength(Math.min(COUNT, candidates.length));
      // Those with the same packages stand together and share one installation.
      const key = ({ packages }: DemoExport) => JSON.stringify(packages);
      const problems: string[] = [];
      for (const { name, project, isTypeScript } of chosen.sort((a, b) => (key(a) < key(b) ? -1 : 1))) {
        try {
          await workspace.open(project);
          if (isTypeScript) await workspace.script('typecheck');
          await workspace.script('build');
        } catch (error) {
          problems.push(`${name}: ${String(error)}`);
        }
      }
      expect(problems).toEqual([]);
    },
    TIMEOUT,
  );
});
