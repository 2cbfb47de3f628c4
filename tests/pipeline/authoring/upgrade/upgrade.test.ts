import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { createContext } from '../../../../pipeline/cache/context.ts';
import { keepMajors, writeMajor, writeSince } from '../../../../pipeline/reference/versions/version-files.ts';
import { parseVersion, type Version } from '../../../../pipeline/reference/versions/registry.ts';
import { compareSnapshots } from '../../../../pipeline/authoring/upgrade/compare.ts';
import { compareDemos } from '../../../../pipeline/authoring/upgrade/compare-demos.ts';
import { changelogFile, readChangelogs } from '../../../../pipeline/authoring/upgrade/changelogs.ts';
import { parseTarget, pickVersions, refuseCopies } from '../../../../pipeline/authoring/upgrade/upgraded-packages.ts';
import { reportUpgrade, shortened } from '../../../../pipeline/authoring/upgrade/report.ts';
import {
  takeContentSnapshot,
  takeSnapshot,
  type Snapshot,
  type ContentSnapshot,
  type DemoSnapshot,
} from '../../../../pipeline/authoring/upgrade/snapshot.ts';
import { EMPTY_SITE, writeFiles } from '../../../support/builds.ts';
import { useSharedFolder } from '../../../support/folder.ts';
import { charts, component, prop } from '../../reference/charts.ts';

const inFolder = useSharedFolder();

const versions = (...texts: string[]): Version[] => texts.flatMap((text) => parseVersion(text) ?? []);

describe('the versions to install', () => {
  const installed = { '@mui/x-charts': '8.1.0', '@mui/x-license': '8.1.0', react: '19.0.0' };
  const releases = new Map([
    ['@mui/x-charts', versions('8.1.0', '9.0.0', '9.2.0', '9.3.0')],
    ['@mui/x-license', versions('8.1.0', '9.1.0')],
  ]);

  it('are the one that is asked for, or the newest before it of a package that did not change', () => {
    expect(pickVersions(installed, parseTarget(['@mui/x-*@9.2.0']), releases)).toEqual([
      { name: '@mui/x-charts', from: '8.1.0', to: '9.2.0' },
      { name: '@mui/x-license', from: '8.1.0', to: '9.1.0' },
    ]);
  });

  it('are refused where a package has none', () => {
    expect(() => pickVersions(installed, parseTarget(['@mui/x-*@9.0.0']), releases)).toThrow(
      '@mui/x-license has no release 9.0.0',
    );
  });

  describe('of which npm would install two copies', () => {
    const pro = 'node_modules/@mui/x-charts-pro';
    const lock = (nested: string) => ({
      packages: {
        'node_modules/@mui/x-charts': { version: '9.3.0' },
        [pro]: { version: '9.2.0' },
        [`${pro}/node_modules/${nested}`]: { version: '9.2.0' },
      },
    });
    const target = parseTarget(['@mui/x-*@9.3.0']);

    it('are refused, with the versions that all packages have', () => {
      const both = new Map([...releases, ['@mui/x-charts-pro', versions('8.1.0', '9.0.0', '9.2.0')]]);
      expect(() => refuseCopies(lock('@mui/x-charts'), target, both)).toThrow(
        'npm would install several versions of a package, whose components do not work together:\n' +
          '  @mui/x-charts: 9.3.0, 9.2.0 for @mui/x-charts-pro\n' +
          'The registry has no 9.3.0 of @mui/x-charts-pro. Choose a version that it has of all these: 9.2.0, 9.0.0. Nothing has changed.',
      );
    });

    it('are refused where no version fits', () => {
      const none = new Map([...releases, ['@mui/x-charts-pro', versions('8.1.0')]]);
      expect(() => refuseCopies(lock('@mui/x-charts'), target, none)).toThrow('It has no version 9 of all these');
    });

    it('are refused where only one of the packages is upgraded', () => {
      const both = new Map([...releases, ['@mui/x-charts-pro', versions('9.2.0', '9.3.0')]]);
      expect(() => refuseCopies(lock('@mui/x-charts'), parseTarget(['@mui/x-charts@9.3.0']), both)).toThrow(
        "Install all of them in one version: npm run upgrade -- '@mui/x-*@9.3.0'. Nothing has changed.",
      );
    });

    it('are accepted if it is no documented package', () => {
      expect(() => refuseCopies(lock('react-is'), target, releases)).not.toThrow();
    });
  });

  it.each([[[]], [['@mui/x-*']], [['@mui/x-*@latest']], [['@mui/x-*@9.0.0-beta.1']]])(
    'are not read from %j',
    (words) => {
      expect(() => parseTarget(words)).toThrow('Usage: npm run upgrade');
    },
  );
});

it('what changelogs say of an upgrade is read once, from the newer version to the older one', async () => {
  const text = '# Changelog\n\n## 8.2.0\n\nNew.\n\n## 8.1.0\n\nOld.\n';
  await writeFiles(inFolder('node_modules/@mui'), {
    'x-charts/CHANGELOG.md': text,
    'x-charts-pro/CHANGELOG.md': text,
    'x-license/CHANGELOG.md': '# Other\n\n## 8.2.0\n\nTaken back.\n',
    'x-tree-view/CHANGELOG.md': '# Without the versions\n',
  });
  const upgrade = (name: string, from: string, to: string) => ({ name: `@mui/${name}`, from, to });
  const found = await readChangelogs(inFolder(), [
    upgrade('x-charts', '8.1.0', '8.2.0'),
    upgrade('x-charts-pro', '8.1.0', '8.2.0'),
    upgrade('x-license', '8.2.0', '8.1.0'),
    upgrade('x-tree-view', '8.1.0', '8.2.0'),
    upgrade('x-data-grid', '8.2.0', '8.2.0'),
  ]);
  expect(changelogFile(found)).toBe(
    '# Changelog of @mui/x-charts 8.2.0\n\n## 8.2.0\n\nNew.\n\n' +
      '# Changelog of @mui/x-license 8.2.0\n\n## 8.2.0\n\nTaken back.\n',
  );
});

it('after a new major version, the files of its neighbours are left', async () => {
  const content = inFolder('majors');
  await writeFiles(content, { 'reference-versions/7.json': '[]', 'reference-versions/9.json': '[]' });
  await writeMajor(content, 8, []);
  await writeSince(content, []);
  await keepMajors(content, [8]);
  expect(await readdir(inFolder('majors/reference-versions'))).toEqual(['8.json', 'since.json']);
});

const demo = (name: string, html: string, rest: Partial<DemoSnapshot> = {}): DemoSnapshot => ({
  name,
  html,
  styles: [],
  log: [],
  ...rest,
});

describe('the demos of two versions', () => {
  it('are the same whatever ids and class names are generated', () => {
    const before = demo('A', '<p id="_A-R_2l_" class="MuiBox-root mui-1abc">1</p>', {
      styles: ['.mui-1abc{margin:0;}'],
    });
    const after = demo('A', '<p id="_A-R_16l_" class="MuiBox-root mui-9xyz">1</p>', {
      styles: ['.mui-9xyz{margin:0;}'],
    });
    expect(compareDemos([before], [after])).toEqual({ compared: 1, looks: [], restyled: [], logs: [] });
  });

  it('are the same in whichever order and however often they have their rules', () => {
    const before = demo('A', '', {
      styles: ['.mui-1{margin:0;}', '.mui-2{color:red;}@media print{.mui-2{color:tan;}}'],
    });
    const after = demo('A', '', {
      styles: ['.mui-4{color:red;}@media print{.mui-4{color:tan;}}', '.mui-3{margin:0;}', '.mui-5{margin:0;}'],
    });
    expect(compareDemos([before], [after])).toEqual({ compared: 1, looks: [], restyled: [], logs: [] });
  });

  it('share a rule that differs', () => {
    const styled = (name: string, rules: string) => demo(name, '', { styles: [`.mui-${name}{margin:0;}${rules}`] });
    const rule = '@supports (a:b){.mui-x{margin:1px;}}';
    const found = compareDemos([styled('A', ''), styled('B', '')], [styled('A', rule), styled('B', rule)]);
    expect(found.restyled).toEqual([{ demos: ['A', 'B'], before: '', after: '@supports (a:b){.mui{margin:1px;}}' }]);
  });

  it('differ in HTML by the first tag or text, in styles, and in what they log', () => {
    const before = [
      demo('A', '<p class="old">1</p>'),
      demo('B', '<i>x</i><p class="old">2</p>'),
      demo('C', '<p>1</p>', { styles: ['.mui-1{margin:0;}'], log: ['was'] }),
      demo('Gone', ''),
    ];
    const after = [
      demo('A', '<p class="new">1</p>'),
      demo('B', '<i>x</i><p class="new">2</p>', { log: ['is'] }),
      demo('C', '<p>1</p>', { styles: ['.mui-1{margin:1px;}'] }),
    ];
    expect(compareDemos(before, after)).toEqual({
      compared: 3,
      looks: [{ demos: ['A', 'B'], before: '<p class="old">', after: '<p class="new">' }],
      restyled: [{ demos: ['C'], before: '.mui{margin:0;}', after: '.mui{margin:1px;}' }],
      logs: [
        { kind: 'new', text: 'is', demos: ['B'] },
        { kind: 'gone', text: 'was', demos: ['C'] },
      ],
    });
  });
});

const GUIDE = `---
title: Bars
description: Bars.
---

In {installed-version} there are bars.

The prop \`fill\` of \`Bars\` and the hook \`useBars()\`.
`;

const PLAIN = '---\ntitle: Lines\ndescription: Lines.\n---\n\nThe prop `fill` of something else.\n';

const LOGS = `export default function Logs() {
  console.warn('a warning');
  return <p>drawn</p>;
}
`;

const imports = (name: string, specifier: string) =>
  `import { ${name} } from '${specifier}';\n\nexport default function Demo() {\n  return <${name} />;\n}\n`;

describe('a snapshot of a site', () => {
  let content: ContentSnapshot;
  let snapshot: Snapshot;

  beforeAll(async () => {
    const context = createContext({ content: inFolder('content'), cache: inFolder('cache') });
    await writeFiles(context.content, {
      ...EMPTY_SITE,
      'bars/index.md': GUIDE,
      'bars/demos/Logs.tsx': LOGS,
      'bars/demos/NoName.tsx': imports('NoTree', '@mui/x-tree-view/SimpleTreeView'),
      'bars/demos/NoPackage.tsx': imports('NoTree', '@mui/x-tree-view/NoTree'),
      'lines/index.md': PLAIN,
    });
    content = await takeContentSnapshot(context);
    snapshot = await takeSnapshot(context);
  }, 120_000);

  it('has what each demo draws and logs, also where others import what is not there', () => {
    expect(snapshot.demos.drawn).toMatchObject([{ html: '<p>drawn</p>', log: ['a warning'] }]);
    expect(snapshot.demos.problems).toMatchObject([
      { line: 1, message: 'The demo imports "@mui/x-tree-view/NoTree", which is not installed.' },
      { message: 'The demo imports NoTree from "@mui/x-tree-view/SimpleTreeView", which does not export it.' },
    ]);
  });

  it('compares with another one, and the report says what to fix', () => {
    const before: Snapshot = {
      ...snapshot,
      products: [
        charts('8.1.0', [component('Bars', [prop('fill', 'string'), prop('kept', 'string')])], { useBars: null }),
      ],
      messages: ['MUI X: It is ‹kind›.', 'The same.'],
    };
    const after: Snapshot = {
      ...snapshot,
      products: [charts('9.0.0', [component('Bars', [prop('kept', 'number')])])],
      messages: ['The same.', 'Another.'],
      failedPatches: [{ components: 'Charts', file: 'x-charts/a.mjs', lacks: 'skip: a' }],
    };
    const guide = {
      ...{ text: 'MUI X: It is ‹kind›.', isInternal: false, cause: { en: '' }, remedy: { en: '' } },
      ...{ file: 'x-charts.md', line: 7 },
    };
    const found = compareSnapshots(before, after, { ...content, errorGuides: [guide] });
    const upgrade = {
      version: '9.0.0',
      packages: [
        { name: '@mui/x-charts', from: '8.1.0', to: '9.0.0' },
        { name: '@mui/x-license', from: '8.1.0', to: '8.2.0' },
      ],
      changelogs: [{ of: '@mui/x-charts 9.0.0', text: '' }],
    };
    const report = reportUpgrade(upgrade, found, [
      { command: 'npm run build', failure: null },
      { command: 'npm run types', failure: '  12 s  page-demos\nbars.tsx: wrong' },
    ]);
    const [bars = ''] = content.guides.map(({ file }) => file);
    for (const line of [
      '| `@mui/x-charts` | 8.1.0 | 9.0.0 |',
      'Pages say that 9.0.0 is installed. That is not so of `@mui/x-license` (8.2.0)',
      '- `@mui/x-charts 9.0.0`',
      '`npm run build` passes.',
      '`npm run types` fails:\n\n```text\nbars.tsx: wrong\n```',
      `## Pages that mention removed APIs (1)\n\n- \`${bars}\`: \`useBars\`, \`Bars#prop-fill\``,
      '- `x-charts.md:7`: `MUI X: It is ‹kind›.`',
      'which is not installed.',
      '- Charts: `x-charts/a.mjs` does not have once `skip: a`',
      '## Demos with other HTML\n\nNone of 1.',
      '2 removed, 1 retyped:',
      '- retyped: prop `kept` from `string` to `number` of `Bars`',
      `- \`${bars}\`: line 6`,
    ]) {
      expect(report).toContain(line);
    }
    expect(report).not.toContain('lines/index.md');
  });
});

const NOTHING = { version: '9.0.0', packages: [], changelogs: [] };

it('the report names a cause of many problems once', () => {
  const problem = (file: string, message: string) => ({ file, message, remedy: 'Mend it.' });
  const broken = [problem('a.tsx', 'Two copies.'), problem('b.tsx', 'Gone.'), problem('c.tsx', 'Two  copies.')];
  const same = { products: [], messages: { gone: [], added: [] }, errorGuides: [], pages: [], statements: [] };
  const report = reportUpgrade(NOTHING, { ...same, demos: compareDemos([], []), broken, failedPatches: [] }, []);
  expect(report).toContain(
    'rendered (3)\n\n- Two copies. Mend it. In 2: `a.tsx`, `c.tsx`\n- Gone. Mend it. In `b.tsx`\n',
  );
});

it('the report shows where long texts differ', () => {
  const tag = (width: number) => `<div class="${'a'.repeat(100)}" style="width:${width}px">`;
  const demos = compareDemos([demo('A', tag(1))], [demo('A', tag(2))]);
  const nothing = { products: [], messages: { gone: [], added: [] }, errorGuides: [], pages: [], statements: [] };
  const report = reportUpgrade(NOTHING, { ...nothing, demos, broken: [], failedPatches: [] }, []);
  expect(report).toMatch(/^\| `….*width:1px">` \| `….*width:2px">` \| `A` \|$/m);
});

it('the short form of a report has the beginnings of its lists, tables and outputs', () => {
  const lines = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${prefix}${at}\n`).join('');
  const short = `# A\n\n${lines('- ', 15)}`;
  expect(shortened(short)).toBe(short);
  expect(shortened(`${'a'.repeat(300)}\n`)).toBe(`${'a'.repeat(240)}…\n`);
  const long = `${lines('- ', 18)}\n${lines('| ', 20)}\n\`\`\`text\n${lines('', 40)}\`\`\`\n`;
  expect(shortened(long)).toBe(
    `${lines('- ', 15)}- and 3 more\n\n${lines('| ', 17)}\nAnd 3 more.\n\n\`\`\`text\n${lines('', 15)}… 25 more lines\n\`\`\`\n`,
  );
});
