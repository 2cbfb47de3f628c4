import { describe, expect, it } from 'vitest';
import { writeAddressFile } from '../../pipeline/assets/address-file.ts';
import type { PageAsset } from '../../site/page.ts';
import { readAddressFile } from '../../worker/content/address-file.ts';
import { bytesOf } from '../../worker/render/bytes.ts';
import { pageOfFile } from '../setup/page-file.ts';

const PAGE = {
  kind: 'page',
  key: '/x/guide',
  title: 'Guide “数据”\n',
  styles: '.a::before{content:"é"}',
  article: ['<p>数据</p>\n', { demo: 'Second' }, '', { demo: 'First' }, '<p>end</p>'],
  demos: {
    First: {
      before: '<figure>',
      after: '</figure>',
      sources: { 'TS-system': '<pre>ts 数</pre>', 'JS-css': '<pre>js</pre>\n' },
    },
    Second: { before: '<figure id="2">', after: '</figure>\n', sources: { 'TS-system': '<pre>\n\n</pre>' } },
  },
} as unknown as PageAsset;

describe('the file of an address', () => {
  it('gives a page back as it was', () => {
    expect(pageOfFile(bytesOf(writeAddressFile(PAGE)))).toEqual(PAGE);
  });

  it('has what is not HTML in its first line, and no HTML there', () => {
    const [head = '', ...html] = writeAddressFile(PAGE).split('\n');
    expect(JSON.parse(head)).toMatchObject({ title: PAGE.title, styles: bytesOf(PAGE.styles).byteLength });
    expect(head).not.toContain('<');
    expect(html.join('\n')).toContain('<p>数据</p>');
  });

  it('does not copy HTML', () => {
    const file = bytesOf(writeAddressFile(PAGE));
    const page = readAddressFile(file) as PageAsset<Uint8Array>;
    expect(page.styles.buffer).toBe(file.buffer);
  });

  it('gives a redirect back as it was', () => {
    const redirect = { kind: 'redirect', to: '/x/guide', status: 301 } as const;
    expect(readAddressFile(bytesOf(writeAddressFile(redirect)))).toEqual(redirect);
  });

  it.each([
    ['is cut off', (text: string) => text.slice(0, -1), RangeError],
    ['has lost its HTML', (text: string) => text.split('\n')[0] ?? '', RangeError],
    ['goes on behind the HTML', (text: string) => `${text}<p>`, RangeError],
    ['is cut off within its first line', (text: string) => text.slice(0, 20), SyntaxError],
    ['is empty', () => '', SyntaxError],
  ])('refuses a file that %s', (_, change, Kind) => {
    expect(() => readAddressFile(bytesOf(change(writeAddressFile(PAGE))))).toThrow(Kind);
  });
});
