import { describe, expect, it } from 'vitest';
import { writePageFile } from '../../../pipeline/output/asset-files.ts';
import type { PageAsset } from '../../../site/page/page.ts';
import { DEFAULT_CODE_PREFERENCES } from '../../../site/preferences.ts';
import { openPage } from '../../../worker/content/open-page-file.ts';
import type { ContentSource } from '../../../worker/content/source.ts';
import { encodeText, type Bytes } from '../../../worker/http/bytes.ts';
import { pageOfFile } from '../../support/page-file.ts';
import { readPieces, readText } from '../../support/read-text.ts';

const PAGE: PageAsset = {
  headings: [{ id: 'a', level: 2, text: '数据 “a”\n' }],
  modules: [],
  previous: null,
  next: null,
  changes: null,
  source: null,
  githubLabel: null,
  styles: '.a::before{content:"é"}',
  article: [
    '<p>数据</p>\n',
    { before: '<figure id="2">', after: '</figure>\n', sources: { 'TS-system': '<pre>\n\n</pre>' } },
    '',
    {
      before: '<figure>',
      after: '</figure>',
      sources: { 'TS-system': '<pre>ts 数</pre>', 'JS-system': '<pre>js</pre>\n', 'TS-css': '<pre>css</pre>' },
    },
    '<p>end</p>',
  ],
};
const FILE = writePageFile(PAGE);
const STYLES = PAGE.styles;
const ARTICLE = '<p>数据</p>\n<figure id="2"><pre>\n\n</pre></figure>\n<figure><pre>ts 数</pre></figure><p>end</p>';

/** A source that reads a file in chunks of that many bytes, and then ends or fails. */
function getSource(file: string | null, { name = 'first', portion = 7, fails = false } = {}): ContentSource {
  const portions = async function* (bytes: Bytes) {
    for (let at = 0; at < bytes.byteLength; at += portion) yield Promise.resolve(bytes.slice(at, at + portion));
    if (fails) throw new Error('The connection broke.');
  };
  return { name, open: () => Promise.resolve(file === null ? null : portions(encodeText(file))) };
}

/** Reads a whole page. */
async function read(sources: [ContentSource, ...ContentSource[]], preferences = DEFAULT_CODE_PREFERENCES) {
  const reports: string[] = [];
  const report = (reason: string) => void reports.push(reason);
  const page = await openPage({ sources, limit: 1000, report }, 'a.page');
  const styles = await readText(page.styles());
  return { page, styles, article: await readText(page.article(preferences)), reports };
}

describe('the file of a page', () => {
  it('has its data in the first line, followed by its HTML in document order', () => {
    const [line = '', ...html] = FILE.split('\n');
    expect(JSON.parse(line)).toMatchObject({ headings: PAGE.headings, styles: encodeText(STYLES).byteLength });
    expect(line).not.toContain('<');
    expect(html.join('\n')).toBe(STYLES + ARTICLE.replace('数</pre>', '数</pre><pre>js</pre>\n<pre>css</pre>'));
    expect(pageOfFile(Buffer.from(FILE))).toEqual(PAGE);
  });

  it.each([1, 2, 7, 64, 100_000])('is read in chunks of %i bytes', async (portion) => {
    const { page, styles, article, reports } = await read([getSource(FILE, { portion })]);
    expect(page.details).toMatchObject({ headings: PAGE.headings, next: null });
    expect([styles, article, reports]).toEqual([STYLES, ARTICLE, []]);
  });

  it('has the nearest source to the reader’s preferences for each demo', async () => {
    const { article } = await read([getSource(FILE)], {
      ...DEFAULT_CODE_PREFERENCES,
      codeVariant: 'JS',
      codeStyling: 'css',
    });
    expect(article).toContain('<figure><pre>css</pre></figure>');
  });

  it('is sent in as many pieces as were read, whatever is left out', async () => {
    const page = await openPage(
      { sources: [getSource(FILE, { portion: 100_000 })], limit: 1000, report: () => undefined },
      'a.page',
    );
    const pieces = await readPieces(page.article(DEFAULT_CODE_PREFERENCES));
    expect(pieces).toEqual([ARTICLE]);
  });

  it('is not read ahead of its consumer', async () => {
    const { portion, taken } = { portion: 10, taken: [] as Bytes[] };
    const page = await openPage({ sources: [getSource(FILE, { portion })], limit: 1000, report: () => undefined }, 'a');
    for await (const piece of page.styles()) taken.push(piece);
    expect(Math.max(...taken.map(({ byteLength }) => byteLength))).toBeLessThanOrEqual(portion);
  });

  const line = FILE.indexOf('\n') + 1;
  it.each<[string, string | null, boolean]>([
    ['is missing', null, false],
    ['ends within its line', FILE.slice(0, 20), false],
    ['is something else', '<!doctype html>\n<p>a', false],
    ['is JSON of another form', '{"kind":"page"}\n', false],
    ['has lost its HTML', FILE.slice(0, line), false],
    ['has lost its end', FILE.slice(0, -1), false],
    ['breaks off within its line', FILE.slice(0, 20), true],
    ['breaks off before its HTML', FILE.slice(0, line), true],
    ['breaks off half-way', FILE.slice(0, line + 60), true],
  ])('that %s in the first source is read from the next one, once and completely', async (_, file, fails) => {
    const { styles, article, reports } = await read([getSource(file, { fails }), getSource(FILE, { name: 'next' })]);
    expect([styles, article]).toEqual([STYLES, ARTICLE]);
    expect(reports).toEqual([expect.stringMatching(/^first: .*"a\.page"/)]);
  });

  it('that is incomplete in every source fails where it ends', async () => {
    const half = { portion: 7, fails: true };
    const sources = [getSource(FILE.slice(0, line + 60), half), getSource(FILE.slice(0, line + 40), half)] as const;
    const page = await openPage({ sources, limit: 1000, report: () => undefined }, 'a.page');
    expect(await readText(page.styles())).toBe(STYLES);
    await expect(readText(page.article(DEFAULT_CODE_PREFERENCES))).rejects.toThrow(/"a\.page"/);
  });
});
