import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { bytesOf } from '../../../worker/render/bytes.ts';
import { languageSlot, slot } from '../../../client/drawn/shell/slots.ts';
import { LOCALES } from '../../../site/locales.ts';
import { drawDocument } from '../../../worker/render/document.ts';

const raw = (html: string) => createElement('div', { dangerouslySetInnerHTML: { __html: html } });
const page = (...children: ReturnType<typeof createElement>[]) =>
  createElement('html', null, createElement('body', null, ...children));

/** What stands in the document's body. */
const bodyOf = async (document: Blob) => /<body>(.*)<\/body>/s.exec(await document.text())?.[1];

describe('drawDocument', () => {
  it('draws a document, and puts ready HTML in for each slot', async () => {
    const filled = { styles: [bytesOf('a{}')], article: [bytesOf('<p>数'), bytesOf('据</p>')] };
    const document = drawDocument(page(raw(slot('styles')), raw(slot('article'))), filled);
    expect(await bodyOf(document)).toBe('<div>a{}</div><div><p>数据</p></div>');
    expect(await document.text()).toMatch(/^<!DOCTYPE html><html>/);
  });

  it('has the names of the languages, which it draws apart', async () => {
    const document = drawDocument(page(...LOCALES.map((locale) => raw(slot(languageSlot(locale))))));
    expect(await bodyOf(document)).toBe('<div>English</div><div>中文</div>');
  });

  it.each([
    ['nothing', {}],
    ['nothing but an empty text', { article: [bytesOf('')] }],
  ])('leaves nothing of a slot for which there is %s', async (_, filled) => {
    expect(await bodyOf(drawDocument(page(raw(slot('article'))), filled))).toBe('<div></div>');
  });

  it('does not take what a reader wrote for a slot', async () => {
    const document = drawDocument(page(createElement('p', null, slot('article'))), { article: [bytesOf('secret')] });
    expect(await bodyOf(document)).toBe('<p>&lt;!--slot article--&gt;</p>');
  });

  it('fails before anything is sent where something cannot be drawn', () => {
    const Broken = () => {
      throw new Error('cannot be drawn');
    };
    expect(() => drawDocument(page(createElement(Broken)))).toThrow('cannot be drawn');
  });
});
