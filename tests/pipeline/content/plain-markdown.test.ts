import { expect, it } from 'vitest';
import { plainMarkdown } from '../../../pipeline/content/markdown/plain.ts';

const MESSAGES = { 'callout.info': 'Note', 'callout.warning': 'Watch out' };

it.each([
  ['without comments', 'One.\n\n<!-- types: a -->\n\n```tsx\na\n```\n', 'One.\n\n```tsx\na\n```\n'],
  ['with the comments in code', '```html\n<!-- a -->\n```\n', '```html\n<!-- a -->\n```\n'],
  [
    'without what fences say to the checks and of lines',
    '```tsx type="A" title="a.ts" error="TS1" {1,3-4}\na\n```\n',
    '```tsx title="a.ts"\na\n```\n',
  ],
  [
    'with callouts as quotations',
    ':::info A `title`\nOne.\n\n- Two\n:::\n\nB.',
    '> **A `title`**\n>\n> One.\n>\n> - Two\n\nB.',
  ],
  ['with the usual title of a callout', ':::warning\nOne.\n:::\nTwo.', '> **Watch out**\n>\n> One.\n\nTwo.'],
  ['with alerts as quotations', '> [!NOTE]\n> One.\n\nTwo.', '> **Note**\n>\n> One.\n\nTwo.'],
  [
    'with the fences of a group one after the other',
    ':::codegroup\n```bash title="npm"\na\n```\n```bash title="pnpm"\nb\n```\n:::\n',
    '```bash title="npm"\na\n```\n```bash title="pnpm"\nb\n```\n\n',
  ],
  [
    'with what is in a block in a block',
    '::::showcase\n:::tile x-charts\n## A\n\n::demo{name="B" height=1}\n:::\n:::tile x-tree-view\n## C\n:::\n::::\n\nD.',
    '## A\n\n::demo{name="B" height=1}\n\n## C\n\nD.',
  ],
  [
    'with the demo of a callout outside the quotation',
    ':::info\nA.\n\n::demo{name="B" height=1}\n:::\n',
    '> **Note**\n>\n> A.\n>\n::demo{name="B" height=1}\n\n',
  ],
  ['with the colons in code', '```md\n:::info\nA.\n:::\n```\n', '```md\n:::info\nA.\n:::\n```\n'],
])('plain Markdown is %s', (_, markdown, expected) => {
  expect(plainMarkdown(markdown, MESSAGES)).toBe(expected);
});
