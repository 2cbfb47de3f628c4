import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { need } from '../../../site/kit/need.ts';
import { CODE_STYLINGS, type CodeStyling } from '../../../site/preferences.ts';
import type { ProductId } from '../../../site/products.ts';
import { allExports, spread, type DemoExport } from './exports.ts';
import { Workspace } from './workspace.ts';

/** How many exports of a product are built in the default styling. */
const COUNT = 10;
/** How many in each other styling. */
const STYLED_COUNT = 2;
/** Limit for each step in milliseconds; packages may have to be downloaded. */
const TIMEOUT = 300_000;

/** Stylings whose demos come with a stylesheet, so checking components alone is not enough. */
const WITH_STYLESHEET = ['tailwind', 'css'] as const satisfies readonly CodeStyling[];

/** The first class in a demo's source; its stylesheet must define it. */
const firstClass = ({ project }: DemoExport) =>
  /className="([\w-]+)/.exec(project.files[project.main] ?? '')?.[1] ?? '';

/** The page and demo of an export's name. */
const getDemo = ({ name }: DemoExport) => name.slice(0, name.lastIndexOf(' '));

/** Installs, type-checks and builds a varied sample of a product's exports, including other stylings. */
export async function checkExports(product: ProductId): Promise<void> {
  const exports = (await allExports()).filter((candidate) => candidate.product === product);
  const inStyling = (styling: CodeStyling) =>
    exports.filter(({ isTypeScript, name }) => isTypeScript && name.endsWith(`TS-${styling}`));
  const styled = WITH_STYLESHEET.flatMap((styling) => spread(inStyling(styling), STYLED_COUNT));
  const chosen = [...new Set([...spread(exports, COUNT), ...styled])];
  const areStyled = new Set(styled.map(({ name }) => name));

  it('the sample has the requested number of exports, and two in each styling', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(COUNT);
    expect(styled).toHaveLength(STYLED_COUNT * WITH_STYLESHEET.length);
  });

  it('each export lists the packages that its files import', () => {
    const missing = exports.flatMap(({ name, packages, project }) =>
      Object.values(project.files)
        .flatMap((text) => [...text.matchAll(/^(?:import|[^'\n]*\bfrom) '([^.'][^']*)';$/gm)])
        .map(([, specifier = '']) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'))
        .filter((imported) => !(imported in packages))
        .map((imported) => `${name}: ${imported}`),
    );
    expect(missing).toEqual([]);
  });

  it('a demo with one styling has all of them, each with different sources', () => {
    const [tailwind, css] = WITH_STYLESHEET.map((styling) => inStyling(styling).map(getDemo));
    expect(css).toEqual(tailwind);
    for (const demo of css ?? []) {
      const sources = CODE_STYLINGS.flatMap((styling) => inStyling(styling).filter((one) => getDemo(one) === demo));
      expect(new Set(sources.map(({ project }) => project.files[project.main])).size, demo).toBe(CODE_STYLINGS.length);
    }
  });

  describe('the sample', () => {
    let workspace: Workspace;
    const folders = new Map<string, string>();
    beforeAll(async () => {
      workspace = await Workspace.create(
        Object.fromEntries(chosen.flatMap(({ packages }) => Object.entries(packages))),
      );
      for (const { name, project } of chosen) folders.set(name, await workspace.add(project));
    }, TIMEOUT);
    afterAll(() => workspace.remove(), TIMEOUT);

    it('has no type errors', () => workspace.typecheck(), TIMEOUT);

    for (const one of chosen) {
      it(
        `${one.name} builds, and includes its styles`,
        async () => {
          const folder = need(folders, one.name);
          await workspace.build(folder);
          if (areStyled.has(one.name)) expect(await workspace.builtCss(folder)).toContain(`.${firstClass(one)}{`);
        },
        TIMEOUT,
      );
    }
  });
}
