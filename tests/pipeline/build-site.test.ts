import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuildInfo } from '../../site/build-info.ts';
import type { Locale } from '../../site/locales.ts';
import { findEntry, manifestAssetName, manifestPart } from '../../site/manifest.ts';
import { contentFolder } from '../../site/page.ts';
import { isDemo } from '../../site/page-file.ts';
import { need } from '../../site/need.ts';
import { buildSite } from '../../pipeline/build-site.ts';
import { createContext, type BuildContext } from '../../pipeline/kit/context.ts';
import { BuildError } from '../../pipeline/kit/problems.ts';
import { UserError } from '../../pipeline/kit/user-error.ts';
import { fingerprintOf } from '../../pipeline/pages/behind.ts';
import { parseFrontMatter } from '../../pipeline/pages/front-matter.ts';
import { writeFiles } from '../setup/builds.ts';
import { pageOfFile } from '../setup/page-file.ts';

const NAVIGATION = `export const navigation = [{ pathname: '/x/guide-group', children: [
  { pathname: '/x/guide' }, { pathname: '/x/guide/second', planned: true }, { pathname: '/x/guide/unwritten' },
] }];
export const unlisted = [];
`;

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\n${body}\n`;

const DEMO = `export default function Hello() {\n  const name: string = 'reader';\n  return <p>Hello, {name}</p>;\n}\n`;

/** A small valid site. */
const GOOD: Record<string, string> = {
  'navigation.ts': NAVIGATION,
  'navigation.zh.ts': `export const titles = { '/x/guide': '指南' };`,
  'redirects.ts': `export const redirects = { '/x/old': '/x/guide' };`,
  'pages-by-version.json': '{}',
  'guide/index.md': page(
    'Guide',
    '::demo{name="Hello" height=80}\n\n## First part\n\nSee [the second](/x/guide/second/#details).',
  ),
  'guide/index.zh.md': page('指南', '## 第一部分\n\n见[第二页](/x/guide/second/#details)。'),
  'guide/demos/Hello.tsx': DEMO,
  'guide/second/index.md': page('Second', '## Details\n\nText.'),
};

let folder: string;
let context: BuildContext;

async function build(files: Record<string, string>) {
  await rm(context.content, { recursive: true, force: true });
  await writeFiles(context.content, files);
  const { guideTranslations: report } = await buildSite(context);
  return { report };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'build-site-'));
  const inFolder = (name: string) => path.join(folder, name);
  context = createContext({ content: inFolder('content'), out: inFolder('dist'), cache: inFolder('cache') });
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a valid site', { timeout: 60_000 }, () => {
  const readInfo = async () =>
    JSON.parse(await readFile(path.join(context.out, 'generated/build.json'), 'utf8')) as BuildInfo;
  const readAsset = async (name: string) => {
    const file = path.join(context.out, 'assets', contentFolder((await readInfo()).id), name);
    return readFile(file);
  };

  const entryOf = async (locale: Locale, key: string) =>
    findEntry((await readAsset(manifestAssetName(locale, manifestPart(key)))).toString(), key);

  it('builds one asset per page and language', async () => {
    await build(GOOD);
    const english = pageOfFile(await readAsset('en/x/guide.page'));
    const chinese = pageOfFile(await readAsset('zh/x/guide.page'));
    expect(english.next).toMatchObject({ href: '/x/guide/second/' });
    const [demo] = english.article.filter(isDemo);
    expect(demo?.before).toContain('Hello, ');
    expect(demo?.sources).toHaveProperty('JS-system');
    expect(chinese.headings).toMatchObject([{ id: 'first-part', text: '第一部分' }]);
    expect(JSON.stringify(chinese.article)).toContain('/zh/x/guide/second/#details');
  });

  it('outdated translations list the changes of the English page, the others do not', async () => {
    const english = parseFrontMatter(need(GOOD, 'guide/index.md'), () => undefined);
    const chinese = page('指南', '::demo{name="Hello" height=80}\n\n## 第一部分\n\n见[第二页](/x/guide/second/)。');
    const recorded = {
      ...GOOD,
      'guide/index.zh.md': chinese,
      'translated.zh.json': JSON.stringify({ '/x/guide': english && fingerprintOf(english) }),
    };
    await build(recorded);
    expect(await entryOf('zh', '/x/guide')).toMatchObject({ behind: null });
    const { report } = await build({
      ...recorded,
      'guide/index.md': need(GOOD, 'guide/index.md').replace('See [', 'Also see ['),
    });
    expect(report).toMatchObject([{ behind: [{ count: 1, since: null }], unrecorded: [] }]);
    expect(await entryOf('zh', '/x/guide')).toMatchObject({ behind: { count: 1, since: null } });
    expect(await entryOf('en', '/x/guide')).toMatchObject({ behind: null });
    const { article } = pageOfFile(await readAsset('zh/x/guide.page'));
    expect(article.at(-1)).toMatch(/<h2 id="behind-the-english-page">.*<dd>见\[第二页\].*<dd lang="en">.*Also see/s);
    expect((await readAsset('zh/x/guide.md.json')).toString()).toContain('> 本译文落后英文页面 1 处改动。');
  });

  it('has a manifest with every address', async () => {
    await build(GOOD);
    expect(await entryOf('en', '/x/guide')).toMatchObject({ kind: 'page', title: 'Guide', contentLocale: 'en' });
    expect(await entryOf('zh', '/x/guide')).toMatchObject({ kind: 'page', title: '指南', contentLocale: 'zh' });
    expect(await entryOf('zh', '/x/guide/second')).toMatchObject({ contentLocale: 'en', marks: ['planned'] });
    expect(await entryOf('zh', '/x/old')).toEqual({ kind: 'redirect', to: '/x/guide', status: 301 });
    expect(await entryOf('en', '/x/guide-group')).toEqual({ kind: 'redirect', to: '/x/guide', status: 302 });
    expect(await entryOf('en', '/x/guid')).toBeNull();
  });

  it('keeps its build id until something changes', async () => {
    await build(GOOD);
    const first = await readInfo();
    await build(GOOD);
    expect(await readInfo()).toEqual(first);
    await build({ ...GOOD, 'guide/second/index.md': page('Second', '## Details\n\nAnother text.') });
    expect((await readInfo()).id).not.toBe(first.id);
  });
});

/** The fault, the files that cause it, and the expected message: file and line, problem, remedy. */
const FAULTS: [fault: string, files: Record<string, string>, where: RegExp, message: RegExp, remedy: RegExp][] = [
  [
    'a page twice in the navigation',
    { 'navigation.ts': NAVIGATION.replace("'/x/guide/unwritten'", "'/x/guide'") },
    /navigation\.ts/,
    /Duplicate pathname "\/x\/guide"/,
    /remove one/,
  ],
  [
    'a page outside the navigation',
    { 'guide/third/index.md': page('Third', 'Text.') },
    /guide\/third\/index\.md/,
    /not in the navigation/,
    /Add \{ pathname: '\/x\/guide\/third' \}/,
  ],
  [
    'no title',
    { 'guide/second/index.md': '---\ndescription: A page.\n---\n\n## Details\n' },
    /second\/index\.md:1/,
    /title is missing/,
    /Add `title/,
  ],
  [
    'a description that is too long',
    { 'guide/second/index.md': page('Second', '## Details').replace('A page.', 'a'.repeat(161)) },
    /second\/index\.md:3/,
    /161 characters/,
    /Shorten/,
  ],
  [
    'unknown front matter',
    { 'guide/second/index.md': page('Second', '## Details').replace('title:', 'colour: red\ntitle:') },
    /second\/index\.md:2/,
    /Unknown front matter field "colour"/,
    /Use one of/,
  ],
  [
    'an unknown directive',
    { 'guide/second/index.md': page('Second', '## Details\n\n::video{name="A"}') },
    /second\/index\.md:8/,
    /Unknown directive/,
    /Write `::demo/,
  ],
  [
    'an unknown callout',
    { 'guide/second/index.md': page('Second', '## Details\n\n:::hint\nText.\n:::') },
    /second\/index\.md:8/,
    /Unknown callout ":::hint"/,
    /:::info/,
  ],
  [
    'a tile of no library',
    { 'guide/second/index.md': page('Second', '## Details\n\n::::showcase\n:::tile x-maps\nText.\n:::\n::::') },
    /second\/index\.md:9/,
    /A tile is of "x-maps", which is no library/,
    /x-charts/,
  ],
  [
    'an unknown fence language',
    { 'guide/second/index.md': page('Second', '## Details\n\n```cobol\nA.\n```') },
    /second\/index\.md:8/,
    /Unknown fence language "cobol"/,
    /tsx/,
  ],
  [
    'an unknown demo',
    { 'guide/second/index.md': page('Second', '## Details\n\n::demo{name="Missing" height=80}') },
    /second\/index\.md:8/,
    /demo "Missing" does not exist/,
    /demos\/Missing\.tsx/,
  ],
  [
    'a package that is not installed',
    { 'guide/demos/Hello.tsx': `import { Box } from 'no-such-package';\n\n${DEMO}`.replace('<p>', '<p>{Box}') },
    /Hello\.tsx:1/,
    /imports "no-such-package", which is not installed/,
    /npm install --save-exact no-such-package/,
  ],
  [
    'an import of a file that is not there',
    { 'guide/demos/Hello.tsx': `import { rows } from './rows';\n\n${DEMO}`.replace('<p>', '<p>{rows}') },
    /Hello\.tsx/,
    /imports "\.\/rows", which is not a file/,
    /Check the path/,
  ],
  [
    'a demo that does not parse',
    { 'guide/demos/Hello.tsx': DEMO.replace('</p>', '') },
    /Hello\.tsx:\d/,
    /closing|Unexpected/,
    /Mend the code/,
  ],
  [
    'a demo that throws on the server',
    { 'guide/demos/Hello.tsx': DEMO.replace("'reader'", 'window.name') },
    /Hello\.tsx/,
    /throws when it is drawn for the server: window is not defined/,
    /in an effect or a handler/,
  ],
  [
    'a broken link',
    { 'guide/second/index.md': page('Second', '## Details\n\n[a](/x/nowhere/)') },
    /second\/index\.md:8/,
    /\/x\/nowhere\/, which does not exist/,
    /existing page/,
  ],
  [
    'a broken anchor',
    { 'guide/second/index.md': page('Second', '## Details\n\n[a](/x/guide/#nothing)') },
    /second\/index\.md:8/,
    /#nothing does not exist/,
    /#first-part/,
  ],
  [
    'a broken anchor in a translation',
    { 'guide/index.zh.md': page('指南', '## 第一部分\n\n[a](/x/guide/second/#nothing)') },
    /guide\/index\.zh\.md:8/,
    /#nothing does not exist/,
    /#details/,
  ],
  [
    'a neighbour that is none of the pages',
    { 'guide/second/index.md': page('Second', '## Details\n\nText.').replace('---\n', '---\nnext: /x/nowhere\n') },
    /second\/index\.md/,
    /`next` names \/x\/nowhere, which is not a page/,
    /by its key/,
  ],
  [
    'a redirect to nowhere',
    { 'redirects.ts': `export const redirects = { '/x/old': '/x/nowhere' };` },
    /redirects\.ts/,
    /\/x\/old leads to \/x\/nowhere, which does not exist/,
    /existing page/,
  ],
  [
    'a redirect that hides a page',
    { 'redirects.ts': `export const redirects = { '/x/guide/second': '/x/guide' };` },
    /redirects\.ts/,
    /\/x\/guide\/second hides the page/,
    /Take the redirect out/,
  ],
  [
    'a translation with other headings',
    { 'guide/index.zh.md': page('指南', '## 一\n\n## 二') },
    /guide\/index\.zh\.md/,
    /2 headings where the English page has 1/,
    /## First part/,
  ],
];

describe('an invalid site', { timeout: 60_000 }, () => {
  it.each(FAULTS)('is rejected for %s, with file, line and remedy', async (fault, files, where, message, remedy) => {
    const error = await build({ ...GOOD, ...files }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    // A `UserError` is printed without a stack trace.
    expect(error).toBeInstanceOf(UserError);
    const text = (error as Error).message;
    expect(text).toMatch(where);
    expect(text).toMatch(message);
    expect(text).toMatch(remedy);
  });

  it('reports all faults at once', async () => {
    const files = {
      'guide/second/index.md': page('Second', '## Details\n\n:::hint\n:::\n\n::demo{name="Missing" height=80}'),
    };
    const error = await build({ ...GOOD, ...files }).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(BuildError);
    expect((error as BuildError).problems).toHaveLength(2);
  });
});
