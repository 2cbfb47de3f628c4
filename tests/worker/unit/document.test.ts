import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { languageSlot, slot } from '../../../client/components/document/slots.ts';
import { LOCALES, LOCALE_NAMES } from '../../../site/locales.ts';
import { encodeText, type Bytes } from '../../../worker/http/bytes.ts';
import { readPieces, readText } from '../../support/read-text.ts';
import { drawDocument, drawPart, fillWhenRead } from '../../../worker/render/document.ts';

const raw = (html: string) => createElement('div', { dangerouslySetInnerHTML: { __html: html } });
const page = (...children: ReturnType<typeof createElement>[]) =>
  createElement('html', null, createElement('body', null, ...children));

/** The HTML inside `<body>`. */
const getBody = async (pieces: AsyncIterable<Bytes>) => /<body>(.*)<\/body>/s.exec(await readText(pieces))?.[1];

describe('drawDocument', () => {
  it('renders a document, with ready-made HTML for each slot', async () => {
    const filled = { styles: [encodeText('a{}')], article: [encodeText('<p>数'), encodeText('据</p>')] };
    const html = await readText(await drawDocument(page(raw(slot('styles')), raw(slot('article'))), filled));
    expect(html).toMatch(/^<!DOCTYPE html><html>.*<div>a\{\}<\/div><div><p>数据<\/p><\/div>/);
  });

  it.each(Array.from({ length: 30 }, (_, at) => at))(
    'finds a slot wherever React splits its output: %i',
    async (at) => {
      // React emits chunks of 4,096 bytes.
      const before = createElement('p', null, 'a'.repeat(4096 - 75 + at));
      const document = await drawDocument(page(before, raw(slot('article'))), { article: [encodeText('here')] });
      expect(await getBody(document)).toMatch(/<div>here<\/div>$/);
    },
  );

  it('has sent everything before a slot when the slot is filled, and nothing after it', async () => {
    const filling = Promise.withResolvers<Bytes[]>();
    const document = await drawDocument(page(raw('before'), raw(slot('article')), raw('after')), {
      article: fillWhenRead(filling.promise),
    });
    const { value } = (await document.next()) as { value: Bytes };
    expect(Buffer.from(value).toString()).toMatch(/<body><div>before<\/div><div>$/);
    filling.resolve([encodeText('filled')]);
    expect(await readText(document)).toBe('filled</div><div>after</div></body></html>');
  });

  it('sends what is there as one piece', async () => {
    const document = await drawDocument(page(raw(slot('styles')), raw(slot('article')), raw('after')), {
      styles: [encodeText('a{}'), encodeText('b{}')],
      article: fillWhenRead(Promise.resolve([encodeText('one '), encodeText('two')])),
    });
    const pieces = await readPieces(document);
    expect(pieces.slice(0, 2)).toEqual([expect.stringMatching(/<div>a\{\}b\{\}<\/div><div>$/), 'one two']);
    expect(pieces.slice(2).join('')).toBe('</div><div>after</div></body></html>');
  });

  it('fills in the native names of languages', async () => {
    const document = await drawDocument(page(...LOCALES.map((locale) => raw(slot(languageSlot(locale))))));
    expect(await getBody(document)).toBe(LOCALES.map((locale) => `<div>${LOCALE_NAMES[locale].name}</div>`).join(''));
  });

  it.each([
    ['nothing', {}],
    ['nothing but an empty text', { article: [encodeText('')] }],
  ])('removes a slot filled with %s', async (_, filled) => {
    expect(await getBody(await drawDocument(page(raw(slot('article'))), filled))).toBe('<div></div>');
  });

  it('does not mistake user input for a slot', async () => {
    const document = page(createElement('p', { title: slot('article') }, slot('article')));
    expect(await getBody(await drawDocument(document, { article: [encodeText('secret')] }))).not.toContain('secret');
  });

  it('fails before sending anything if rendering fails', async () => {
    const Broken = () => {
      throw new Error('cannot be drawn');
    };
    await expect(drawDocument(page(createElement(Broken)))).rejects.toThrow('cannot be drawn');
  });
});

it('drawPart renders the content of a slot, which may have slots', async () => {
  expect(await readText(drawPart(raw(slot('styles')), { styles: [encodeText('a{}')] }))).toBe('<div>a{}</div>');
});
