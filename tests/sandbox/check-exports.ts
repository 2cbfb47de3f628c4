import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_STYLINGS, type CodeStyling } from '../../site/preferences.ts';
import type { ProductId } from '../../site/products.ts';
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
const demoOf = ({ name }: DemoExport) => name.slice(0, name.lastIndexOf(' '));

/** Installs, type-checks and builds a varied sample of a product's exports, including other stylings. */
export async function checkExports(product: ProductId): Promise<void> {
  const exports = (await allExports()).filter((candidate) => candidate.product === product);
  const inStyling = (styling: CodeStyling) =>
    exports.filter(({ isTypeScript, name }) => isTypeScript && name.endsWith(`TS-${styling}`));
  const styled = WITH_STYLESHEET.flatMap((styling) => spread(inStyling(styling), STYLED_COUNT));
  const chosen = [...new Set([...spread(exports, COUNT), ...styled])];

  let workspace: Workspace;
  const folders = new Map<DemoExport, string>();
  beforeAll(async () => {
    workspace = await Workspace.create(Object.fromEntries(chosen.flatMap(({ packages }) => Object.entries(packages))));
    for (const one of chosen) folders.set(one, await workspace.add(one.project));
  }, TIMEOUT);
  afterAll(() => workspace.remove(), TIMEOUT);

  it('the sample has the requested number of exports, and two in each styling', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(COUNT);
    expect(styled).toHaveLength(STYLED_COUNT * WITH_STYLESHEET.length);
  });

  it('a demo with one styling has all of them, each with different sources', () => {
    const [tailwind, css] = WITH_STYLESHEET.map((styling) => inStyling(styling).map(demoOf));
    expect(css).toEqual(tailwind);
    for (const demo of css ?? []) {
      const sources = CODE_STYLINGS.flatMap((styling) => inStyling(styling).filter((one) => demoOf(one) === demo));
      expect(new Set(sources.map(({ project }) => project.files[project.main])).size, demo).toBe(CODE_STYLINGS.length);
    }
  });

  it('have no type errors', () => workspace.typecheck(), TIMEOUT);

  it.each(chosen.map((one) => [one.name, one] as const))(
    '%s builds, and includes its styles',
    async (name, one) => {
      const folder = folders.get(one) ?? '';
      await workspace.build(folder);
      if (styled.includes(one)) expect(await workspace.builtCss(folder)).toContain(`.${firstClass(one)}{`);
    },
    TIMEOUT,
  );
}
