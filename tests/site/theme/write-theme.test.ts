import path from 'node:path';
import { expect, it } from 'vitest';
import { createCompiler } from '../../../pipeline/checks/fences/compiler.ts';
import { need } from '../../../site/kit/need.ts';
import { writeTheme } from '../../../site/theme/write-theme.ts';
import { THEMES } from './themes.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it('writes files that compile as they are', () => {
  const files = new Map(THEMES.map(([, theme], at) => [path.join(root, `content/theme-${at}.ts`), writeTheme(theme)]));
  const wrong = path.join(root, 'content/theme-wrong.ts');
  files.set(wrong, writeTheme(need(THEMES, 3)[1]).replace("density: 'compact'", "density: 'tight'"));
  const found = createCompiler(root).check(files, () => '');
  // Without the augmentation, the compiler would accept any value for the grid.
  expect(found.get(wrong)).toHaveLength(1);
  found.delete(wrong);
  expect([...found.values()].flat()).toEqual([]);
}, 60_000);
