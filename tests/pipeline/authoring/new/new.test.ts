import { mkdir, readFile, readdir, symlink, writeFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { createContext, type BuildContext } from '../../../../pipeline/cache/context.ts';
import { Problems } from '../../../../pipeline/kit/problems.ts';
import { UserError } from '../../../../pipeline/kit/user-error.ts';
import { makeNew } from '../../../../pipeline/authoring/new/make-new.ts';
import { loadErrorGuides } from '../../../../pipeline/content/error-guides.ts';
import { LOCALES } from '../../../../site/locales.ts';
import { EMPTY_SITE, writeFiles } from '../../../support/builds.ts';
import { useSharedFolder } from '../../../support/folder.ts';
import { parseGlossary } from '../../../../pipeline/checks/prose/glossary.ts';
import { createProseLinter } from '../../../../pipeline/checks/prose/lint.ts';
import type { PlaygroundCatalog } from '../../../../site/demo/playground.ts';
import { parseFrontMatter } from '../../../../pipeline/content/front-matter.ts';

const { root } = createContext();

const inCopy = useSharedFolder();
let context: BuildContext;
beforeAll(async () => {
  context = createContext({ root: inCopy(), content: inCopy('content') });
  for (const name of ['node_modules', 'package-lock.json']) await symlink(path.join(root, name), inCopy(name));
  await mkdir(context.content);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});

/** @returns What is left to do. */
const create = async (...words: string[]) => (await makeNew(context, words, null)).join('\n');

const inContent = (...names: string[]) => inCopy('content', ...names);

const PAGE = 'react-charts/new-page';

it('a new page passes the lint of the prose, and a demo can be put on it', async () => {
  expect(await create('page', PAGE)).toContain(`Now add { pathname: '/x/${PAGE}' } to content/navigation.ts`);
  const file = `content/${PAGE}/index.md`;
  const text = await readFile(inCopy(file), 'utf8');
  const lint = createProseLinter(parseGlossary(await readFile(path.join(root, 'docs/writing.md'), 'utf8')));
  expect(await lint({ file, text })).toEqual([]);
  const problems: unknown[] = [];
  expect(parseFrontMatter(text, (problem) => problems.push(problem))?.frontMatter.title).toBe('New page');
  expect(problems).toEqual([]);
  expect(await create('demo', PAGE, 'NewDemo')).toContain('Now put ::demo{name="NewDemo" height=120}');
  expect(await readFile(inContent(PAGE, 'demos/NewDemo.tsx'), 'utf8')).toContain('function NewDemo()');
});

it('a translation begins as the English page with its texts marked, which keep it from being shown', async () => {
  await create('page', 'react-charts/half');
  expect(await create('translation', 'react-charts/half', 'zh')).toContain(
    'Now translate its 5 texts, and take out each mark.',
  );
  const draft = await readFile(inContent('react-charts/half/index.zh.md'), 'utf8');
  expect(draft).toContain('title: Half # translate\n');
  expect(draft).toContain('<!-- translate -->\n## What to read next\n');
});

it('a demo has files in the stylings that are named', async () => {
  await create('page', 'react-charts/styled');
  await create('demo', 'react-charts/styled', 'Styled', 'css', 'tailwind');
  const folder = inContent('react-charts/styled/demos');
  expect((await readdir(folder)).sort()).toEqual(['Styled.css', 'Styled.css.tsx', 'Styled.tailwind.tsx', 'Styled.tsx']);
  expect(await readFile(path.join(folder, 'Styled.css.tsx'), 'utf8')).toMatch(/^import '\.\/Styled\.css';/);
});

it('a playground is added to the list of its library, with the package that has the component', async () => {
  const file = inContent('reference-playgrounds.ts');
  await cp(path.join(root, 'content/reference-playgrounds.ts'), file);
  await create('playground', 'x-charts', 'ChartsClipPath');
  const { playgroundCatalog } = (await import(`${file}?changed`)) as { playgroundCatalog: PlaygroundCatalog };
  expect(playgroundCatalog.playgrounds['x-charts']?.at(-1)).toEqual({
    component: 'ChartsClipPath',
    imports: ["import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';"],
    props: {},
    height: 240,
  });
});

it.each([
  ['nothing to make', [], /^Usage:/],
  ['a page with capitals', ['page', 'React/Charts'], /^Usage:/],
  ['a demo in small letters', ['demo', PAGE, 'demo'], /^Usage:/],
  ['a styling that there is not', ['demo', PAGE, 'Demo', 'sass'], /^Usage:/],
  ['a language that there is not', ['translation', PAGE, 'xx'], /^Usage:/],
  [
    'a playground of no component',
    ['playground', 'x-charts', 'Nothing'],
    /^None of @mui\/x-charts, @mui\/x-charts-pro has a folder Nothing/,
  ],
  [
    'a demo of no page',
    ['demo', 'react-charts/none', 'Demo'],
    /^There is no page content\/.* Create it first: npm run new/,
  ],
  ['a page that exists', ['page', 'old'], /^content\/old\/index\.md exists\. Choose another name, or edit it\.$/],
])('refuses %s in a line that says what to do', async (_, words, line) => {
  await mkdir(inContent('old'), { recursive: true });
  await writeFile(inContent('old/index.md'), '');
  await expect(create(...words)).rejects.toThrow(UserError);
  await expect(create(...words)).rejects.toThrow(line);
});

it('asks in a terminal for what the command does not say', async () => {
  await create('page', 'react-charts/asked');
  const terminal = { input: new PassThrough(), output: new PassThrough() };
  const answers = ['react-charts/asked', 'Asked', ' css  tailwind '];
  const asked: string[] = [];
  terminal.output.setEncoding('utf8').on('data', (question: string) => {
    asked.push(question);
    terminal.input.write(`${answers[asked.length - 1]}\n`);
  });
  const left = await makeNew(context, ['demo'], terminal);
  expect(left[0]).toContain('::demo{name="Asked"');
  expect(asked).toEqual([
    'Path of the page, such as react-tree-view/rich-tree-view/virtualization: ',
    'Name of the demo, such as BasicVirtualization: ',
    expect.stringMatching(/^Stylings, such as .* \(enter for none\): $/),
  ]);
  expect((await readdir(inContent('react-charts/asked/demos'))).sort()).toEqual([
    'Asked.css',
    'Asked.css.tsx',
    'Asked.tailwind.tsx',
    'Asked.tsx',
  ]);
  answers.splice(0, answers.length, '');
  asked.length = 0;
  await expect(makeNew(context, ['translation'], terminal)).rejects.toThrow(/^Usage:/);
});

describe('the guide to an error message', () => {
  /** An entry of a file of the real guides. */
  const getEntry = async (file: string, name: string) => {
    const text = await readFile(path.join(root, 'content/reference-errors', file), 'utf8');
    return text.split(/^(?=## )/m).find((entry) => entry.startsWith(`## ${name}\n`)) ?? '';
  };
  const guides = (name: string) => readFile(inContent('reference-errors', name), 'utf8');
  const SHARED = 'license-key-plan-mismatch-your-use-of';
  const KNOWN = 'the-rich-tree-view-component-does-not';
  const NEW = 'the-simple-tree-view-component-does-not';

  beforeAll(async () => {
    await writeFiles(context.content, {
      ...EMPTY_SITE,
      'reference.ts': `export const reference = { states: {}, shared: ['@mui/x-license', '@mui/x-internals'], products: [
        { product: 'x-tree-view', packages: [{ name: '@mui/x-tree-view', plan: null }, { name: '@mui/x-tree-view-pro', plan: 'pro' }] },
      ] };`,
      'reference-errors/shared.md': await getEntry('shared.md', SHARED),
      ...Object.fromEntries(
        LOCALES.map((locale) => [`reference-errors/x-tree-view.${locale}.md`.replace('.en', ''), '']),
      ),
      'reference-errors/x-tree-view.md': await getEntry('x-tree-view.md', KNOWN),
    });
    await cp(path.join(root, 'content/reference-installed'), inContent('reference-installed'), { recursive: true });
  });

  it('begins with the message and a mark for each paragraph, and is refused a second time', async () => {
    await create('error', 'x-tree-view', `error-${NEW}`);
    const fence = /```text[^]*?```/.exec(await getEntry('x-tree-view.md', NEW))?.[0];
    const marks = /<!-- write: .* appears -->\n\n<!-- write: .* do -->\n$/;
    expect(await guides('x-tree-view.md')).toContain(`\n## ${NEW}\n\n${fence}\n\n<!-- write: `);
    expect(await guides('x-tree-view.md')).toMatch(marks);
    expect(await guides('x-tree-view.zh.md')).toMatch(new RegExp(`^## ${NEW}\n\n${marks.source}`));
    const { drafts } = await loadErrorGuides(context, new Problems());
    expect(drafts.map(({ count }) => count)).toEqual(LOCALES.map(() => 2));
    for (const anchor of [NEW, `error-${NEW}`])
      await expect(create('error', 'x-tree-view', anchor)).rejects.toThrow(/x-tree-view\.md:\d+ explains this message/);
  });

  it('is refused if the guides of several libraries explain the message already', async () => {
    await expect(create('error', 'x-tree-view', SHARED)).rejects.toThrow('shared.md:3 explains this message already');
  });

  it('is refused for an anchor that there is not', async () => {
    await expect(create('error', 'x-tree-view', 'no-such-message')).rejects.toThrow(
      'x-tree-view has no message with the anchor error-no-such-message. The anchors are on /x/api/tree-view/errors/.',
    );
  });
});
