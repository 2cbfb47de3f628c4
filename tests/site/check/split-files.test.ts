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

it('takes any name after the word, and only a plain one without it', () => {
  const text = '// file: posts.$postId.tsx\nconst a = 1;\n//file:我的 订单.tsx \n// read by Orders.tsx\nconst b = 2;';
  expect(splitFiles(text)).toEqual([
    { name: 'posts.$postId.tsx', text: 'const a = 1;' },
    { name: '我的 订单.tsx', text: '// read by Orders.tsx\nconst b = 2;' },
  ]);
});

it('gives each file a name of its own', () => {
  const names = ['index.tsx', 'index (2).tsx', 'index.tsx', 'index.tsx', 'code.tsx'];
  const text = ['const a = 1;', ...names.map((name) => `// file: ${name}`)].join('\n');
  expect(splitFiles(text).map(({ name }) => name)).toEqual([
    'code.tsx',
    'index.tsx',
    'index (2).tsx',
    'index (2) (2).tsx',
    'index (3).tsx',
    'code (2).tsx',
  ]);
});

it('reads a long line that is almost a name in time', () => {
  const text = `// file:${' '.repeat(200_000)}`;
  expect(splitFiles(`${text}a`)).toEqual([{ name: 'code.tsx', text: `${text}a` }]);
});
