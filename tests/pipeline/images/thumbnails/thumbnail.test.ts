import { describe, expect, it } from 'vitest';
import { createContext } from '../../../../pipeline/cache/context.ts';
import { THUMBNAIL, thumbnailStep } from '../../../../pipeline/images/thumbnails/thumbnail.ts';
import { parseXml, type XmlElement } from '../../../support/xml.ts';

const SIZE = { width: String(THUMBNAIL.width), height: String(THUMBNAIL.height) };

const draw = (html: string, styles: [string, string][] = []) =>
  createContext().steps.run(thumbnailStep, {
    picture: { html, styles },
    product: 'x-charts',
    tokens: ':root{--surface:light-dark(#fff,#000)}',
    stageCss: '.demo-stage > * { color: red }',
  });

const find = (element: XmlElement, name: string): XmlElement | undefined =>
  element.name === name ? element : element.children.map((child) => find(child, name)).find(Boolean);

describe('a thumbnail', () => {
  it('is well-formed XML, even if the demo’s HTML is not', async () => {
    const root = parseXml(await draw('<p>a &amp; b<br><input disabled><svg><path d="M0 0"></path></svg>'));
    expect(root.attributes).toMatchObject(SIZE);
    expect(find(root, 'foreignObject')?.attributes).toMatchObject(SIZE);
    expect(find(root, 'p')?.text).toBe('a & b');
    expect(find(root, 'input')?.attributes).toHaveProperty('disabled');
    const icon = [...(find(root, 'p')?.children ?? [])].find(({ name }) => name === 'svg');
    expect(icon?.attributes.xmlns).toBe('http://www.w3.org/2000/svg');
  });

  it('says its direction of text, which rules of components name', async () => {
    const root = parseXml(await draw('<label>Day</label>'));
    expect(find(root, 'div')?.attributes).toMatchObject({ class: 'demo-stage', dir: 'ltr' });
  });

  it('only has the rules that its HTML needs', async () => {
    const css = find(
      parseXml(
        await draw('<p class="used">text</p>', [
          ['used', '.used{color:blue;}'],
          ['other', '.other{margin:0;}'],
        ]),
      ),
      'style',
    );
    expect(css?.text).toContain('.used{color:blue;}');
    expect(css?.text).toContain('.demo-stage > * { color: red }');
    expect(css?.text).not.toContain('.other');
  });
});
