import { expect, it } from 'vitest';
import { linkTwins } from '../../../pipeline/kit/markdown-twins.ts';
import { MARKDOWN_ORIGIN } from '../../../site/page/page.ts';

it.each([
  ['[a](/x/react-charts/axis/)', '[a](<site>/zh/x/react-charts/axis.md)'],
  [
    '[a](/x/react-charts/axis/#ticks), [b](#here)',
    '[a](<site>/zh/x/react-charts/axis.md#ticks), [b](<site>/zh/x/react-charts/bars.md#here)',
  ],
  ['[a](/x/introduction/installation/?tab=pnpm#b)', '[a](<site>/zh/x/introduction/installation.md?tab=pnpm#b)'],
  ['[a](/zh/x/react-charts/axis.md)', '[a](<site>/zh/x/react-charts/axis.md)'],
  [
    '[a](/api/), ![b](/picture.png), [c](/llms.txt)',
    '[a](<site>/zh/api.md), ![b](<site>/picture.png), [c](<site>/llms.txt)',
  ],
  ['[a](/material-ui/api/input/)', '[a](https://mui.com/material-ui/api/input/)'],
  ['[a](https://example.com/x/y/)', '[a](https://example.com/x/y/)'],
  ['`[a](/b)`, ``c` [d](/e)``, [f](/x/g/)', '`[a](/b)`, ``c` [d](/e)``, [f](<site>/zh/x/g.md)'],
  ['A `code\nspan`, [a](/x/b/), `c`', 'A `code\nspan`, [a](<site>/zh/x/b.md), `c`'],
  ['```ts\nrows[0](/a/);\n```\n[b](/x/c/)', '```ts\nrows[0](/a/);\n```\n[b](<site>/zh/x/c.md)'],
])('the links of %s are absolute, and lead to what Markdown readers can follow', (markdown, expected) => {
  expect(linkTwins(markdown, '/x/react-charts/bars', 'zh')).toBe(expected.replaceAll('<site>', MARKDOWN_ORIGIN));
});
