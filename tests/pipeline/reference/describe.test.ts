import { expect, it } from 'vitest';
import { createDescriber } from '../../../pipeline/reference/pages/describe.ts';

const pages: Record<string, Set<string>> = {
  '/x/react-charts/bars': new Set(['stacking']),
  '/x/api/charts/bar-chart': new Set(['prop-series']),
};
const followed: string[] = [];
const describeText = createDescriber({
  anchors: (key) => pages[key],
  follow: (key, hash) => {
    followed.push(`${key}#${hash}`);
    return `/zh${key}/${hash && `#${hash}`}`;
  },
});

it.each([
  [
    'leads to a page of the site',
    '[bars](https://mui.com/x/react-charts/bars/)',
    '<a href="/zh/x/react-charts/bars/">bars</a>',
  ],
  [
    'keeps an anchor that exists',
    '[bars](https://mui.com/x/react-charts/bars/#stacking)',
    '<a href="/zh/x/react-charts/bars/#stacking">bars</a>',
  ],
  [
    'drops an anchor that does not',
    '[bars](/x/react-charts/bars/#nothing)',
    '<a href="/zh/x/react-charts/bars/">bars</a>',
  ],
  [
    'keeps the words of a link to a missing page',
    '[old page](https://mui.com/x/react-charts/old/)',
    '<span>old page</span>',
  ],
  ['leaves links to other sites', '[docs](https://react.dev/)', '<a href="https://react.dev/">docs</a>'],
])('a link of a package %s', (what, markdown, html) => {
  expect(describeText(markdown)).toBe(`<p>${html}</p>`);
});

it('shows HTML in a comment as text', () => {
  expect(describeText('Inside `<b>` and <script>x</script>')).toBe(
    '<p>Inside <code>&lt;b&gt;</code> and &lt;script&gt;x&lt;/script&gt;</p>',
  );
});

it('records links to pages of the site', () => {
  expect(followed).toContain('/x/react-charts/bars#stacking');
});
