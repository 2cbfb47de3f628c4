import { expect, it } from 'vitest';
import { linkTwins } from '../../pipeline/kit/markdown-twins.ts';

it.each([
  ['[a](/x/react-charts/axis/)', '[a](/zh/x/react-charts/axis.md)'],
  ['[a](/x/react-charts/axis/#ticks), [b](#here)', '[a](/zh/x/react-charts/axis.md#ticks), [b](#here)'],
  ['[a](/zh/x/react-charts/axis.md)', '[a](/zh/x/react-charts/axis.md)'],
  ['[a](/material-ui/api/input/)', '[a](https://mui.com/material-ui/api/input/)'],
  ['[a](https://example.com/x/y/)', '[a](https://example.com/x/y/)'],
])('the links of %s lead to what Markdown readers can follow', (markdown, expected) => {
  expect(linkTwins(markdown, 'zh')).toBe(expected);
});
