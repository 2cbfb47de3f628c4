import { afterAll, beforeAll, expect, it } from 'vitest';
import { CODE_STYLINGS, type CodeStyling } from '../../site/preferences.ts';
import type { ProductId } from '../../site/products.ts';
import { allExports, spread, type DemoExport } from './exports.ts';
import { Workspace } from './workspace.ts';

/** How many exports of a product are checked and built, beside those in other stylings. */
const COUNT = 10;
/** And how many in each of those. */
const STYLED_COUNT = 2;
/** Longest time for a step, in milliseconds: packages may come from the network. */
const TIMEOUT = 300_000;

/** The stylings that have a stylesheet: what a demo looks like is not in its components alone. */
const WITH_STYLESHEET = ['tailwind', 'css'] as const satisfies readonly CodeStyling[];

/** The first class that a demo names, which its stylesheet must have. */
const firstClass = ({ project }: DemoExport) =>
  /className="([\w-]+)/.exec(project.files[project.main] ?? '')?.[1] ?? '';

/** Page and demo of an export. */
const demoOf = ({ name }: DemoExport) => name.slice(0, name.lastIndexOf(' '));

/** Installs, type-checks and builds exports of a product: a spread of all, and some of those in other stylings. */
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

  it('there are as many as asked for, and two in each styling', () => {
    expect(chosen.length).toBeGreaterThanOrEqual(COUNT);
    expect(styled).toHaveLength(STYLED_COUNT * WITH_STYLESHEET.length);
  });

  it('demos in one styling are in all, each with its own sources', () => {
    const [tailwind, css] = WITH_STYLESHEET.map((styling) => inStyling(styling).map(demoOf));
    expect(css).toEqual(tailwind);
    for (const demo of css ?? []) {
      const sources = CODE_STYLINGS.flatMap((styling) => inStyling(styling).filter((one) => demoOf(one) === demo));
      expect(new Set(sources.map(({ project }) => project.files[project.main])).size, demo).toBe(CODE_STYLINGS.length);
    }
  });

  it('have no type error', () => workspace.typecheck(), TIMEOUT);

  it.each(chosen.map((one) => [one.name, one] as const))(
    '%s builds, with its styles',
    async (name, one) => {
      const folder = folders.get(one) ?? '';
      await workspace.build(folder);
      if (styled.includes(one)) expect(await workspace.builtCss(folder)).toContain(`.${firstClass(one)}{`);
    },
    TIMEOUT,
  );
}
