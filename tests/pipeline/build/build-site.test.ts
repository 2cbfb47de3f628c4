import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildInfo } from '../../../site/config/build-info.ts';
import type { Locale } from '../../../site/locales.ts';
import { findEntry, manifestAssetName, manifestPart } from '../../../site/page/manifest.ts';
import { contentFolder } from '../../../site/page/page.ts';
import { isDemo } from '../../../site/page/page-file.ts';
import { need } from '../../../site/kit/need.ts';
import { EXAMPLES_VERSION } from '../../../site/versions.ts';
import { buildSite } from '../../../pipeline/build/build-site.ts';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import { getFingerprint } from '../../../pipeline/content/outdated.ts';
import { parseFrontMatter } from '../../../pipeline/content/front-matter.ts';
import { createPage, writeFiles } from '../../support/builds.ts';
import { useSharedFolder } from '../../support/folder.ts';
import { pageOfFile } from '../../support/page-file.ts';

const NAVIGATION = `export const navigation = [{ pathname: '/x/guide-group', children: [
  { pathname: '/x/guide' }, { pathname: '/x/guide/second', planned: true }, { pathname: '/x/guide/unwritten' },
] }];
export const unlisted = [];
`;

const DEMO = `export default function Hello() {\n  const name: string = 'reader';\n  return <p>Hello, {name}</p>;\n}\n`;

/** A small valid site. */
const GOOD: Record<string, string> = {
  'navigation.ts': NAVIGATION,
  'navigation.zh.ts': `export const titles = { '/x/guide': '指南' };`,
  'redirects.ts': `export const redirects = { '/x/old': '/x/guide' };`,
  'pages-by-version.json': '{}',
  'guide/index.md': createPage(
    'Guide',
    '::demo{name="Hello" height=80}\n\n## First part\n\nSee [the second](/x/guide/second/#details).',
  ),
  'guide/index.zh.md': createPage('指南', '## 第一部分\n\n见[第二页](/x/guide/second/#details)。'),
  'guide/demos/Hello.tsx': DEMO,
  'guide/second/index.md': createPage('Second', '## Details\n\nIt is {installed-version}.'),
};

const inFolder = useSharedFolder();
let context: BuildContext;

async function build(files: Record<string, string>, { withPictures = false } = {}) {
  await rm(context.content, { recursive: true, force: true });
  await writeFiles(context.content, files);
  const { guideTranslations: report } = await buildSite(context, { withPictures });
  return { report };
}

beforeAll(() => {
  context = createContext({ content: inFolder('content'), out: inFolder('dist'), cache: inFolder('cache') });
});

describe('a valid site', { timeout: 60_000 }, () => {
  const readInfo = async () =>
    JSON.parse(await readFile(path.join(context.out, 'generated/build.json'), 'utf8')) as BuildInfo;
  const readAsset = async (name: string) => {
    const file = path.join(context.out, 'assets', contentFolder((await readInfo()).id), name);
    return readFile(file);
  };

  const getEntry = async (locale: Locale, key: string) =>
    findEntry((await readAsset(manifestAssetName(locale, manifestPart(key)))).toString(), key);

  it('builds one asset per page and language, and a manifest with every address', async () => {
    await build(GOOD);
    const english = pageOfFile(await readAsset('en/x/guide.page'));
    const chinese = pageOfFile(await readAsset('zh/x/guide.page'));
    expect(english.next).toMatchObject({ href: '/x/guide/second/' });
    const [demo] = english.article.filter(isDemo);
    expect(demo?.before).toContain('Hello, ');
    expect(demo?.sources).toHaveProperty('JS-system');
    expect(chinese.headings).toMatchObject([{ id: 'first-part', text: '第一部分' }]);
    expect(JSON.stringify(chinese.article)).toContain('/zh/x/guide/second/#details');
    const text = `It is ${EXAMPLES_VERSION}.`;
    expect(JSON.stringify(pageOfFile(await readAsset('en/x/guide/second.page')).article)).toContain(text);
    expect((await readAsset('en/x/guide/second.md.json')).toString()).toContain(text);
    expect(await getEntry('en', '/x/guide')).toMatchObject({ kind: 'page', title: 'Guide', contentLocale: 'en' });
    expect(await getEntry('zh', '/x/guide')).toMatchObject({ kind: 'page', title: '指南', contentLocale: 'zh' });
    expect(await getEntry('zh', '/x/guide/second')).toMatchObject({ contentLocale: 'en', marks: ['planned'] });
    expect(await getEntry('zh', '/x/old')).toEqual({ kind: 'redirect', to: '/x/guide', status: 301 });
    expect(await getEntry('en', '/x/guide-group')).toEqual({ kind: 'redirect', to: '/x/guide', status: 302 });
    expect(await getEntry('en', '/x/guid')).toBeNull();
  });

  it('outdated translations list the changes of the English page, the others do not', async () => {
    const english = parseFrontMatter(need(GOOD, 'guide/index.md'), () => undefined);
    const chinese = createPage(
      '指南',
      '::demo{name="Hello" height=80}\n\n## 第一部分\n\n见[第二页](/x/guide/second/)。',
    );
    const recorded = {
      ...GOOD,
      'guide/index.zh.md': chinese,
      'translated.zh.json': JSON.stringify({ '/x/guide': english && getFingerprint(english) }),
    };
    await build(recorded);
    expect(await getEntry('zh', '/x/guide')).toMatchObject({ outdated: null });
    const before = await readInfo();
    const { report } = await build({
      ...recorded,
      'guide/index.md': need(GOOD, 'guide/index.md').replace('See [', 'Also see ['),
    });
    expect(report.find(({ locale }) => locale === 'zh')).toMatchObject({
      outdated: [{ count: 1, since: null }],
      unrecorded: [],
    });
    expect(await getEntry('zh', '/x/guide')).toMatchObject({ outdated: { count: 1, since: null } });
    expect(await getEntry('en', '/x/guide')).toMatchObject({ outdated: null });
    const { article } = pageOfFile(await readAsset('zh/x/guide.page'));
    expect(article.at(-1)).toMatch(/<h2 id="behind-the-english-page">.*<dd>见\[第二页\].*<dd lang="en">.*Also see/s);
    expect((await readAsset('zh/x/guide.md.json')).toString()).toContain('> 本译文落后英文页面 1 处改动。');
    // Only text has changed: it can be published without the worker.
    const after = await readInfo();
    expect(after.worker).toBe(before.worker);
    expect(after.id).not.toBe(before.id);
  });

  it('keeps its build id until something changes, and its worker until a title does, which is in a picture', async () => {
    await build(GOOD);
    const first = await readInfo();
    await rm(context.out, { recursive: true });
    await build(GOOD);
    expect(await readInfo()).toEqual(first);
    await build({ ...GOOD, 'guide/second/index.md': createPage('Next', '## Details\n\nIt is {installed-version}.') });
    expect((await readInfo()).id).not.toBe(first.id);
    expect((await readInfo()).worker).not.toBe(first.worker);
  });

  it('draws the pictures for link previews if asked, and names them in the same build anyway', async () => {
    const getPictures = async () => {
      const files = await readdir(path.join(context.out, 'assets/static'));
      return files.filter((name) => name.startsWith('picture-'));
    };
    await build(GOOD);
    const local = await readInfo();
    expect(await getPictures()).toEqual([]);
    await build(GOOD, { withPictures: true });
    expect(await readInfo()).toEqual(local);
    const entry = await getEntry('zh', '/x/guide');
    expect(await getPictures()).toContain(path.basename(entry?.kind === 'page' ? entry.picture : ''));
  });
});

describe('a build after another', { timeout: 60_000 }, () => {
  /** Builds like a new process. @returns The report, and how many steps ran. */
  const buildAgain = async (options = { withPictures: false }) => {
    const { content, out, cache } = context;
    const again = createContext({ content, out, cache });
    return { report: await buildSite(again, options), steps: again.steps.log.counts().size };
  };
  const written = () => path.join(context.out, 'generated/build.json');

  it('does nothing if nothing has changed, and reports the same', async () => {
    await build(GOOD);
    await rm(context.out, { recursive: true });
    const first = await buildAgain();
    expect(first.steps).toBeGreaterThan(0);
    expect(await buildAgain()).toEqual({ report: first.report, steps: 0 });
  });

  it('makes the site again if a file that it wrote has changed', async () => {
    await build(GOOD);
    const before = await readFile(written());
    await writeFile(written(), '{}');
    expect((await buildAgain()).steps).toBeGreaterThan(0);
    expect(await readFile(written())).toEqual(before);
  });

  it('makes the site again after a build that failed', async () => {
    await build(GOOD);
    const broken = { ...GOOD, 'guide/second/index.md': createPage('Second', '[Gone](/x/gone/)') };
    await expect(build(broken)).rejects.toThrow();
    await expect(buildAgain()).rejects.toThrow();
  });
});
