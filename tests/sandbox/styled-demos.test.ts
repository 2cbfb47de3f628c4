import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CODE_STYLINGS, type CodeStyling } from '../../site/preferences.ts';
import { PRODUCTS } from '../../site/products.ts';
import { allExports, spread, type DemoExport } from './exports.ts';
import { Workspace } from './workspace.ts';

/** How many demos of each product and styling are installed, checked and built. */
const COUNT = 2;
/** Longest time for one product, in milliseconds: its packages may come from the network. */
const TIMEOUT = 600_000;

let exports: DemoExport[] = [];
beforeAll(async () => {
  exports = await allExports();
}, 60_000);

const inStyling = (styling: CodeStyling, product: string) =>
  exports.filter(
    (candidate) => candidate.product === product && candidate.isTypeScript && candidate.name.endsWith(`TS-${styling}`),
  );

/** The first class that a demo names, which its stylesheet must have. */
const firstClass = ({ project }: DemoExport) =>
  /className="([\w-]+)/.exec(project.files[project.main] ?? '')?.[1] ?? '';

/** Page and demo of an export. */
const demoOf = ({ name }: DemoExport) => name.slice(0, name.lastIndexOf(' '));

describe.each(PRODUCTS.map(({ id }) => id))('demos of %s in all stylings', (product) => {
  let workspace: Workspace;
  beforeAll(async () => {
    workspace = await Workspace.create();
  });
  afterAll(() => workspace.remove());

  it('are at least two, each with its own sources', () => {
    const [tailwind, css] = (['tailwind', 'css'] as const).map((styling) => inStyling(styling, product).map(demoOf));
    expect(tailwind?.length).toBeGreaterThanOrEqual(2);
    expect(css).toEqual(tailwind);
    for (const demo of css ?? []) {
      const sources = CODE_STYLINGS.flatMap((styling) =>
        inStyling(styling, product).filter((one) => demoOf(one) === demo),
      );
      expect(new Set(sources.map(({ project }) => project.files[project.main])).size, demo).toBe(CODE_STYLINGS.length);
    }
  });

  it.each(['tailwind', 'css'] as const)(
    'install, type-check and build with their styles in %s',
    async (styling) => {
      for (const demo of spread(inStyling(styling, product), COUNT)) {
        await workspace.open(demo.project);
        await workspace.script('typecheck');
        await workspace.script('build');
        expect(await workspace.builtCss(), demo.name).toContain(`.${firstClass(demo)}{`);
      }
    },
    TIMEOUT,
  );
});
