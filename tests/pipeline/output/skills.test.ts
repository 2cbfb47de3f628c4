import { describe, expect, it } from 'vitest';
import { MAX_SKILL_BYTES, composeSkills, type SkillsInput } from '../../../pipeline/output/skills.ts';
import { need } from '../../../site/kit/need.ts';
import type { NameChange, ProductChanges } from '../../../site/reference/model.ts';

const change = (exports: NameChange[]): ProductChanges => ({
  product: 'x-charts',
  from: '7.9.0',
  to: '8.1.0',
  entries: [
    {
      name: 'Kept',
      changes: [
        { kind: 'renamed', part: 'prop', name: 'former', to: 'latter' },
        { kind: 'removed', part: 'class', name: 'line' },
        { kind: 'added', part: 'prop', name: 'fresh' },
      ],
    },
    { name: 'KeptPro', changes: [{ kind: 'renamed', part: 'prop', name: 'former', to: 'latter' }] },
    { name: 'Fresh', kind: 'added', changes: [] },
    { name: 'Old', kind: 'renamed', to: 'New', changes: [] },
  ],
  exports,
});

const input = (exports: NameChange[] = []): SkillsInput => ({
  navigation: [
    { pathname: '/x/react-charts/bars', title: 'Bars' },
    { pathname: '/x/react-charts/planned' },
    { pathname: '/x/react-charts-group' },
    { pathname: '/x/migration/migration-charts-v7' },
  ],
  exists: (key) => !/planned|group/.test(key),
  products: [
    {
      product: 'x-charts',
      packages: [
        { name: '@mui/x-charts', version: '8.1.0', plan: null, entryPoints: [] },
        { name: '@mui/x-charts-pro', version: '8.1.0', plan: 'pro', entryPoints: [] },
      ],
    },
  ],
  changes: [change(exports)],
  readGuide: () => 'Run it:\n\nnpx @mui/x-codemod@8 v8.0.0/charts/preset-safe src\n',
});

const getSkills = (given: SkillsInput) => new Map(composeSkills(given).map((skill) => [skill.name, skill]));

describe('composeSkills', () => {
  it('describes a library by its packages, its guides and the names that are gone', () => {
    const gone: NameChange[] = [
      { name: 'OldProps', kind: 'removed' },
      { name: 'gone', kind: 'removed' },
    ];
    const { description, text } = need(getSkills(input(gone)), 'mui-x-charts');
    expect(description).toContain('8.1.0 (@mui/x-charts, @mui/x-charts-pro)');
    expect(text).toContain(`name: mui-x-charts\ndescription: ${JSON.stringify(description)}\n`);
    expect(text).toContain('- `npm install @mui/x-charts-pro@8` (pro plan, needs a license key)\n');
    expect(text).toContain('\n## Guides\n\n- Bars: /x/react-charts/bars.md\n\n## Gone since 7.9.0\n');
    expect(text).toMatch(/\n- x-charts: `Old` → `New`, `gone`, `Kept.former` → `latter`, `OldProps`\n$/);
  });

  it('has none for a library without a reference', () => {
    expect([...getSkills(input()).keys()]).toEqual(['mui-x-charts', 'mui-x-upgrade']);
  });

  it('has the guides and the codemods of an upgrade', () => {
    const { text } = need(getSkills(input()), 'mui-x-upgrade');
    expect(text).toContain('   - `npx @mui/x-codemod@8 v8.0.0/charts/preset-safe src`\n');
    expect(text).toContain('- /x/migration/migration-charts-v7.md\n');
    expect(text).toContain('- Charts: /x/api/charts/changes.md\n');
  });

  it('cuts the names that do not fit, and counts them', () => {
    const names = Array.from({ length: 2000 }, (_, at): NameChange => ({ name: `name${at}`, kind: 'removed' }));
    for (const { text } of composeSkills(input(names)))
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_SKILL_BYTES);
    const { text } = need(getSkills(input(names)), 'mui-x-charts');
    const [, listed = '', more] = /- x-charts: (.*) and (\d+) more\n$/.exec(text) ?? [];
    expect(listed.split(', ').length + Number(more)).toBe(2002);
    expect(Buffer.byteLength(text)).toBeGreaterThan(MAX_SKILL_BYTES - 100);
  });
});
