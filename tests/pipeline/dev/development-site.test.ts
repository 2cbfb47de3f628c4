import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LOCALES, byLocale } from '../../../site/locales.ts';
import type { MarkdownAsset } from '../../../site/page/page.ts';
import { createDevelopmentSite, type DevelopmentSite } from '../../../pipeline/dev/site.ts';
import { BuildError } from '../../../pipeline/kit/problems.ts';
import { findEntry } from '../../../site/page/manifest.ts';
import { isDemo } from '../../../site/page/page-file.ts';
import { createPage, EMPTY_SITE } from '../../support/builds.ts';
import { useSharedFolder } from '../../support/folder.ts';
import { pageOfFile } from '../../support/page-file.ts';

const demo = (text: string) => `export default function Hello() {\n  return <p>${text}</p>;\n}\n`;
const navigation = (...keys: string[]) =>
  `export const navigation = [{ pathname: '/x/guide-group', children: ${JSON.stringify(keys.map((pathname) => ({ pathname })))} }];\nexport const unlisted = [];\n`;

const FILES: Record<string, string> = {
  ...EMPTY_SITE,
  'navigation.ts': navigation('/x/guide', '/x/guide/second'),
  'guide/index.md': createPage('Guide', '::demo{name="Hello" height=80}\n\n## First part\n\nText.'),
  'guide/demos/Hello.tsx': demo('Hello'),
  'guide/second/index.md': createPage('Second', '## Details\n\nText.'),
};

const inFolder = useSharedFolder();
let site: DevelopmentSite;

/** Writes a content file and reports the change, like the watcher of `npm run dev`. */
async function write(name: string, text: string, what: 'text' | 'place' = 'text'): Promise<void> {
  const file = inFolder('content', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  site.forget(file, what);
}

const read = <T>(name: string): T => JSON.parse(site.content(name) ?? 'null') as T;
const readPage = (name: string) => pageOfFile(Buffer.from(site.content(name) ?? ''));
const article = () => JSON.stringify(readPage('en/x/guide.page').article);
const html = () => readPage('en/x/guide.page').article.find(isDemo)?.before;
const all = () =>
  new Map(
    LOCALES.flatMap((locale) =>
      ['/x/guide', '/x/guide/second'].map((key) => [`${locale}${key}`, site.content(`${locale}${key}.page`)]),
    ),
  );

beforeAll(async () => {
  site = await createDevelopmentSite({ content: inFolder('content'), out: inFolder('dist'), cache: inFolder('cache') });
  for (const [name, text] of Object.entries(FILES)) await write(name, text, 'place');
  await site.build();
}, 120_000);

describe('the site of npm run dev', { timeout: 60_000 }, () => {
  it('rebuilds a changed page and keeps the others', async () => {
    const before = all();
    const { id } = site.info();
    await write('guide/second/index.md', createPage('Second', '## Details\n\nAnother text.'));
    await site.build();
    const changed = [...all()].filter(([key, text]) => text !== before.get(key)).map(([key]) => key);
    expect(changed).toEqual(LOCALES.map((locale) => `${locale}/x/guide/second`));
    expect(site.info().id).not.toBe(id);
  });

  it('updates a changed title on other pages too', async () => {
    await write(
      'navigation.ts',
      navigation('/x/guide', '/x/guide/second').replace('"/x/guide/second"', '"/x/guide/second","title":"The other"'),
    );
    await site.build();
    expect(readPage('en/x/guide.page').next).toEqual({ title: 'The other', href: '/x/guide/second/' });
    expect(site.content('en/_navigation/general.nav')).toContain('The other');
  });

  it('rebuilds a changed demo and its source', async () => {
    expect(html()).toContain('Hello');
    await write('guide/demos/Hello.tsx', demo('Good evening'));
    await site.build();
    expect(html()).toContain('Good evening');
    expect(read<MarkdownAsset>('en/x/guide.md.json').demos['Hello']?.sources['TS-system']).toContain('Good evening');
  });

  it('adds a new page and a translation', async () => {
    await write('guide/third/index.md', createPage('Third', 'Text.'), 'place');
    await write('navigation.ts', navigation('/x/guide', '/x/guide/second', '/x/guide/third'));
    await write('guide/index.zh.md', createPage('指南', '## 第一部分\n\n文字。'), 'place');
    const { pages } = await site.build();
    expect(pages).toEqual({ ...byLocale(() => 0), en: 3, zh: 1 });
    expect(findEntry(site.content('zh/_manifest/general.jsonl') ?? '', '/x/guide')).toMatchObject({ title: '指南' });
  });

  it('keeps the last good site, and reports a problem in each build until it is fixed', async () => {
    const before = article();
    await write(
      'guide/index.md',
      createPage('Guide', '::demo{name="Hello" height=80}\n\n## First part\n\nSee [nothing](/x/nothing/).'),
    );
    for (let time = 0; time < 2; time += 1)
      await expect(site.build()).rejects.toThrow(/guide\/index\.md[^]*\/x\/nothing\//);
    expect(article()).toBe(before);
    await write('guide/index.md', FILES['guide/index.md'] ?? '');
    await site.build();
    expect(article()).toContain('Text.');
  });

  it('reports a demo that fails to render in each build until it is fixed', async () => {
    await write('guide/demos/Hello.tsx', 'export const nothing = 1;\n');
    for (let time = 0; time < 2; time += 1) {
      const error: unknown = await site.build().then(
        () => null,
        (reason: unknown) => reason,
      );
      expect(error).toBeInstanceOf(BuildError);
      expect((error as BuildError).problems).toMatchObject([{ message: 'The demo exports no component by default.' }]);
    }
    await write('guide/demos/Hello.tsx', demo('Hello again'));
    await site.build();
    expect(html()).toContain('Hello again');
  });

  it('finds new words once the search index is updated', async () => {
    await write('guide/second/index.md', createPage('Second', '## Details\n\nA word like zanzibar.'));
    const before = site.info().search.en;
    await site.build();
    await site.indexed();
    const { search } = site.info();
    expect(search.en).not.toBe(before);
    const served = path.join(site.context.out, 'assets');
    const manifest = JSON.parse(await readFile(path.join(served, search.en), 'utf8')) as {
      scopes: Record<string, { folder: string }>;
    };
    const terms = await readFile(
      path.join(served, path.dirname(search.en), manifest.scopes['general']?.folder ?? '', 't0.json'),
      'utf8',
    );
    expect(terms).toContain('zanzibar');
  });
});
