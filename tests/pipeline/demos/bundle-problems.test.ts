import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { bundleProblems } from '../../../pipeline/demos/bundle-problems.ts';
import type { DemoFiles } from '../../../pipeline/demos/find-demos.ts';
import { bundlePackages } from '../../../pipeline/demos/vendor/bundle-packages.ts';
import { BuildError } from '../../../pipeline/kit/problems.ts';

const demo = (name: string, system: string): DemoFiles => ({
  name,
  pageKey: '/x/react-charts/lines',
  entry: `/content/${name}.tsx`,
  file: `content/${name}.tsx`,
  sources: { system },
  stylings: {},
  styles: {},
  tables: {},
});

const ROOT = path.join(import.meta.dirname, '../../..');

const DEMOS = [
  demo(
    'Lines',
    "import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';\nimport { x } from 'not-there';",
  ),
  demo('Bars', "import { areaElementClasses } from '@mui/x-charts/BarChart';"),
];

/** What Rolldown says of a package's entry. */
async function refuse(code: string): Promise<unknown> {
  const modules = new Map([['family:charts', code]]);
  const bundle = { target: 'browser', modules, files: new Map(), root: ROOT, folder: tmpdir() } as const;
  return bundlePackages(bundle).catch((error: unknown) => error);
}

it.each([
  [
    'what its package does not export',
    'export { areaElementClasses as _mui_x_charts_LineChart$areaElementClasses } from "@mui/x-date-pickers/locales";',
    'The demo imports areaElementClasses from "@mui/x-charts/LineChart", which does not export it.',
  ],
  [
    'what is not installed',
    'export { x as y } from "not-there";',
    'The demo imports "not-there", which is not installed.',
  ],
])('names the demo that imports %s', async (_, code, message) => {
  const error = bundleProblems(await refuse(code), DEMOS);
  expect(error).toBeInstanceOf(BuildError);
  expect(error).toMatchObject({ problems: [{ file: 'content/Lines.tsx', message }] });
});

it('leaves an error alone that is of no demo', async () => {
  const error = await refuse('export { other as other$name } from "clsx";');
  expect(error).toMatchObject({ errors: [{ code: 'MISSING_EXPORT' }] });
  expect(bundleProblems(error, DEMOS)).toBe(error);
});
