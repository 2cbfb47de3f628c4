import { expect, it } from 'vitest';
import { bundleProblems } from '../../../pipeline/demos/bundle-problems.ts';
import type { DemoFiles } from '../../../pipeline/demos/find-demos.ts';
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

const DEMOS = [
  demo('Lines', "import { LineChart, areaElementClasses } from '@mui/x-charts/LineChart';"),
  demo('Bars', "import { areaElementClasses } from '@mui/x-charts/BarChart';"),
];

/** What the bundler says. */
const failure = (text: string) =>
  Object.assign(new Error('Build failed'), { errors: [{ text, location: null }], warnings: [] });

it('names the demo that imports what its package does not export', () => {
  const refused = bundleProblems(
    failure(
      'No matching export in "chunk:family_charts-Q72B27DS.js" for import "_mui_x_charts_LineChart$areaElementClasses"',
    ),
    DEMOS,
  );
  expect(refused).toBeInstanceOf(BuildError);
  expect(refused).toMatchObject({
    problems: [
      {
        file: 'content/Lines.tsx',
        message: 'The demo imports areaElementClasses from "@mui/x-charts/LineChart", which does not export it.',
      },
    ],
  });
});

it('leaves an error alone that is of no demo', () => {
  const error = failure('No matching export in "chunk:a.js" for import "other$name"');
  expect(bundleProblems(error, DEMOS)).toBe(error);
});
