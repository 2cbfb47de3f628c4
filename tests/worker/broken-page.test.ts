import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { describe, expect, it } from 'vitest';
import { readPortions, useIsolates } from '../support/isolates.ts';

const { getPath, serveContent, start } = useIsolates();

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';

type Element = DefaultTreeAdapterTypes.Element;

const getChildren = (parent: DefaultTreeAdapterTypes.ParentNode) =>
  parent.childNodes.filter((node) => defaultTreeAdapter.isElementNode(node));

const getClass = ({ attrs }: Element) => attrs.find(({ name }) => name === 'class')?.value.split(' ') ?? [];

/** The `<main>` that a browser makes of a page. */
function getMain(parent: DefaultTreeAdapterTypes.ParentNode): Element | undefined {
  const children = getChildren(parent);
  return children.find(({ tagName }) => tagName === 'main') ?? children.map(getMain).find(Boolean);
}

/** The tags in an element, with what they contain. */
const getOutline = (element: Element): string =>
  getChildren(element)
    .map((child) => `${child.tagName}(${getOutline(child)})`)
    .join(' ');

/** Ends of a page's content. */
const ENDS = [
  '<p>Text <strong><em>and <a href="#">more</a>',
  '<pre><code class="language-tsx"><span>',
  '<p>One</p><table><tr><td><table><tr><td><b>',
  '<details><summary>Closed</summary><p>Hidden <code>',
  '<div hidden><button><span>',
  '<svg><g><text>',
  '<textarea>',
  '<select><option>Two</option>',
  '<p>Behind a tag</p>Text and <p title="',
];

describe('a page whose content ends inside of an element', () => {
  it('shows its message outside of that element', async () => {
    const content = await serveContent();
    const site = await start({ assetsPort: content.port });
    for (const html of ENDS) {
      const line = '{"headings":[],"modules":[],"styles":0,"article":[900]}';
      content.values.set(getPath(`en${PAGE.slice(0, -1)}.page`), `${line}\n${html}`);
      const sent = await readPortions(await site.ask(PAGE)).rest();
      expect(sent).toContain(`<article id="article" class="prose">${html.slice(0, html.indexOf('>') + 1)}`);
      const main = getMain(parse(sent));
      const parts = main ? getChildren(main) : [];
      const message = parts.find((part) => getClass(part).includes('broken'));
      expect(message && getOutline(message), html).toBe('p() p() p(code()) p(a())');
      expect(
        parts.some((part) => getClass(part).includes('foot')),
        html,
      ).toBe(true);
    }
  });
});
