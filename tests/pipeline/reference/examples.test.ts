import { expect, it } from 'vitest';
import { findExamples } from '../../../pipeline/reference/pages/guides/examples.ts';
import { findPropUses } from '../../../pipeline/demos/sources/prop-uses.ts';
import type { GuidePage } from '../../../pipeline/reference/pages/guides/usage.ts';

const SHELF = { name: 'Shelf', guides: ['/x/react-tree-view/shelves'] };

const guide = (key: string, demos: Record<string, string>, components: string[] = []): GuidePage => ({
  key: `/x/react-tree-view/${key}`,
  title: key,
  components,
  demos: Object.entries(demos).map(([name, code]) => ({ name, code, uses: findPropUses(code) })),
});

const demo = (...attributes: string[]) =>
  `const books = [];\nexport default function Demo() {\n  return (\n    <Shelf\n${attributes.map((line) => `      ${line}\n`).join('')}    />\n  );\n}`;

const examplesIn = (...guides: GuidePage[]) => findExamples(guides, 'en')(SHELF);

it('the smallest demo of the component’s own guides shows a prop', () => {
  expect(
    examplesIn(
      guide('other', { Tiny: demo('books={books}') }),
      guide('shelves', {
        Large: demo('books={books}', 'order="year"', 'sorted'),
        Small: demo('books={books}', 'sorted'),
      }),
    ),
  ).toEqual({
    books: '/x/react-tree-view/shelves/#Small:books',
    sorted: '/x/react-tree-view/shelves/#Small:sorted',
    order: '/x/react-tree-view/shelves/#Large:order',
  });
});

it('a guide that names the component in its front matter is its own; another one shows what those do not', () => {
  expect(
    examplesIn(
      guide('lending', { Lent: demo('books={books}', 'lending') }),
      guide('order', { Ordered: demo('books={[...books].sort()}') }, ['Shelf']),
    ),
  ).toEqual({
    books: '/x/react-tree-view/order/#Ordered:books',
    lending: '/x/react-tree-view/lending/#Lent:lending',
  });
});

it('a demo in which another line comes first is no example', () => {
  const twice = demo('books={books}').replace('<Shelf', '<Box books={[]} />\n    <Shelf');
  expect(examplesIn(guide('shelves', { Twice: twice }))).toEqual({});
});

it('a Chinese page leads to the Chinese guide', () => {
  const guides = [guide('shelves', { Small: demo('sorted') })];
  expect(findExamples(guides, 'zh')(SHELF)).toEqual({ sorted: '/zh/x/react-tree-view/shelves/#Small:sorted' });
});
