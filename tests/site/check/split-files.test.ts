import { expect, it } from 'vitest';
import { splitFiles } from '../../../site/check/split-files.ts';

it('takes a text without names for one file', () => {
  expect(splitFiles('const a = 1;\n// a comment')).toEqual([{ name: 'code.tsx', text: 'const a = 1;\n// a comment' }]);
});

it('begins a file at each line that names one', () => {
  const text = '// file: src/Orders.tsx\nconst a = 1;\n// columns.ts\nconst b = 2;';
  expect(splitFiles(text)).toEqual([
    { name: 'src/Orders.tsx', text: 'const a = 1;' },
    { name: 'columns.ts', text: 'const b = 2;' },
  ]);
});
