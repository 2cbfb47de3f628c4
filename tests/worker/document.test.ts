import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { bytesOf, joinBytes, type Bytes } from '../../worker/render/bytes.ts';
import { drawDocument, slot } from '../../worker/render/document.ts';

const raw = (html: string) => createElement('div', { dangerouslySetInnerHTML: { __html: html } });
const page = (...children: ReturnType<typeof createElement>[]) => createElement('html', null, createElement('body', null, ...children));

/** What stands in the document's body. */
const bodyOf = (pieces: readonly Bytes[]) => /<body>(.*)<\/body>/s.exec(new TextDecoder().decode(joinBytes(pieces)))?.[1];

describe('drawDocument', () => {
  it('draws a document, and puts ready HTML in for each slot', () => {
    const pieces = drawDocument(page(raw(slot('styles')), raw(slot('article'))), { styles: bytesOf('a{}'), article: bytesOf('<p>数据</p>') });
    expect(bodyOf(pieces)).toBe('<div>a{}</div><div><p>数据</p></div>');
    expect(new TextDecoder().decode(pieces[0])).toMatch(/^<!DOCTYPE html><html>/);
  });

  it('sends ready HTML as it is, without a copy', () => {
    const article = bytesOf('<p>here</p>');
    expect(drawDocument(page(raw(slot('article'))), { article })[1]).toBe(article);
  });

  it.each([
    ['nothing', {}],
    ['nothing but an empty text', { article: bytesOf('') }],
  ])('leaves nothing of a slot for which there is %s', (_, filled) => {
    const pieces = drawDocument(page(raw(slot('article'))), filled);
    expect(bodyOf(pieces)).toBe('<div></div>');
    expect(pieces).toHaveLength(2);
  });

  it('does not take what a reader wrote for a slot', () => {
    const pieces = drawDocument(page(createElement('p', null, slot('article'))), { article: bytesOf('secret') });
    expect(bodyOf(pieces)).toBe('<p>&lt;!--slot article--&gt;</p>');
  });

  it('fails before anything is sent where something cannot be drawn', () => {
    const Broken = () => {
      throw new Error('cannot be drawn');
    };
    expect(() => drawDocument(page(createElement(Broken)))).toThrow('cannot be drawn');
  });
});
