import { describe, expect, it, onTestFinished } from 'vitest';
import type { DemoProgram } from '../../../site/demo/demo-program.ts';
import { sandboxProject } from '../../../site/demo/sandbox/project.ts';
import { builtPackages, getPackages } from './exports.ts';
import { Workspace } from './workspace.ts';

/** Timeout in milliseconds; packages may have to be downloaded. */
const TIMEOUT = 300_000;

const ADAPTERS = ['DateFns', 'DateFnsJalali', 'Dayjs', 'Luxon', 'Moment', 'MomentHijri', 'MomentJalaali'].map(
  (name) => `Adapter${name}`,
);

/** Uses features that few demos use: all adapters and their libraries, Tailwind, a stylesheet, a file with JSX. */
const PROGRAM: DemoProgram = {
  title: 'AllAdapters',
  sources: {
    'TS-tailwind': `${ADAPTERS.map((name) => `import { ${name} } from '@mui/x-date-pickers/${name}';`).join('\n')}
import { DateTime } from 'luxon';
import momentHijri from 'moment-hijri';
import momentJalaali from 'moment-jalaali';
import { mark } from './shared/mark';
import './AllAdapters.css';

const adapters = [${ADAPTERS.join(', ')}].map((Adapter) => Adapter.name);

export default function AllAdapters() {
  return (
    <p className="mt-[37px] note">
      {mark} {adapters} {DateTime.now().toISO()} {momentHijri().iYear()} {momentJalaali().jYear()}
    </p>
  );
}
`,
  },
  files: {
    'shared/mark': { TS: 'export const mark = <b>All</b>;', JS: 'export const mark = <b>All</b>;', isJsx: true },
  },
  styles: { 'AllAdapters.css': '.note { outline-offset: 41px; }' },
};

/** A Chinese one, whose theme takes the texts of two libraries and the dates of a date library. */
const CHINESE: DemoProgram = {
  title: 'Chinese',
  sources: {
    'TS-system': `import { DataGridPro } from '@mui/x-data-grid-pro';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function Chinese() {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns}>
      <DataGridPro rows={[]} columns={[]} />
    </LocalizationProvider>
  );
}
`,
  },
  files: {},
  styles: {},
};

const packages = await builtPackages();
const project = sandboxProject(PROGRAM, {
  variant: 'TS',
  styling: 'tailwind',
  packages,
  title: 'All adapters',
  language: 'zh',
  theme: {
    direction: 'rtl',
    mode: 'dark',
    palette: { primary: { main: '#ff0000' } },
    components: { MuiChip: { defaultProps: { size: 'small' } } },
  },
});
const chinese = sandboxProject(CHINESE, {
  variant: 'TS',
  styling: 'system',
  packages,
  title: 'Chinese',
  language: 'zh',
});

describe('a demo with all adapters, in Tailwind and a stylesheet, right-to-left, dark and Chinese', () => {
  it(
    'installs, type-checks and builds',
    async () => {
      const workspace = await Workspace.create({ ...getPackages(project), ...getPackages(chinese) });
      onTestFinished(() => workspace.remove());
      const folder = await workspace.add(project);
      await workspace.add(chinese);
      await workspace.typecheck();
      await workspace.build(folder);
      const css = await workspace.builtCss(folder);
      expect(css).toMatch(/\.mt-\\\[37px\\\]\s*\{\s*margin-top:\s*37px/);
      expect(css).toContain('outline-offset:41px');
      // Utilities in a layer would lose to the components' styles, which are unlayered.
      expect(css.replace(/@layer theme\s*\{[^]*?\}\}/, '')).not.toContain('@layer');
    },
    TIMEOUT,
  );
});
