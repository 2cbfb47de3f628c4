import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderDocument, slot } from '../../worker/render/document.ts';

const raw = (html: string, props = {}) => createElement('div', { ...props, dangerouslySetInnerHTML: { __html: html } });
const page = (...children: ReturnType<typeof raw>[]) => createElement('html', null, createElement('body', null, ...children));

/** What stands in the document's body. */
const bodyOf = async (stream: ReadableStream<Uint8Array>) => /<body>(.*)<\/body>/s.exec(await new Response(stream).text())?.[1];

describe('renderDocument', () => {
  it('draws a document, and puts ready HTML in for each slot', async () => {
    const document = page(raw(slot('styles')), raw(slot('article')));
    const { stream } = await renderDocument(document, { styles: ['a{}'], article: ['<p>', '数据', '</p>'] });
    expect(await bodyOf(stream)).toBe('<div>a{}</div><div><p>数据</p></div>');
  });

  it('leaves nothing of a slot for which there is nothing', async () => {
    const { stream } = await renderDocument(page(raw(slot('article'))));
    expect(await bodyOf(stream)).toBe('<div></div>');
  });

  // React sends pieces of some two kilobytes: a slot and a wide character lie across the end of one at some length.
  it.each(Array.from({ length: 40 }, (_, at) => 2000 + at))('finds a slot after %d characters', async (length) => {
    const { stream } = await renderDocument(page(raw(`${'x'.repeat(length)}${slot('article')}据`)), { article: ['<p>here</p>'] });
    expect((await bodyOf(stream))?.replace(/x+/, 'x')).toBe('<div>x<p>here</p>据</div>');
  });

  it('does not take what a reader wrote for a slot', async () => {
    const { stream } = await renderDocument(page(createElement('p', null, slot('article')) as never), { article: ['secret'] });
    expect(await bodyOf(stream)).toBe('<p>&lt;!--slot article--&gt;</p>');
  });

  it('gives the whole once the reader has it', async () => {
    const { stream, whole } = await renderDocument(page(raw('x'.repeat(9000)), raw(slot('article'))), { article: ['y'.repeat(9000)] });
    const text = await new Response(stream).text();
    expect(text).toHaveLength((await whole)?.byteLength ?? 0);
    expect(new TextDecoder().decode((await whole) ?? undefined) === text).toBe(true);
  });

  it('gives nothing for a reader who went away', async () => {
    const { stream, whole } = await renderDocument(page(raw('x'.repeat(9000))));
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    expect(await whole).toBeNull();
  });
});
