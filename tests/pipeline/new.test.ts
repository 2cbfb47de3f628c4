import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { parseGlossary } from '../../pipeline/prose/glossary.ts';
import { createProseLinter } from '../../pipeline/prose/lint.ts';
import type { PlaygroundCatalog } from '../../site/playground.ts';
import { parseFrontMatter } from '../../pipeline/pages/front-matter.ts';

const run = promisify(execFile);
const { root } = createContext();

let copy = '';
beforeAll(async () => {
  copy = await mkdtemp(path.join(tmpdir(), 'new-'));
  for (const name of ['pipeline', 'site', 'package.json'])
    await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  await mkdir(path.join(copy, 'content'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

const create = (...words: string[]) => run('node', ['pipeline/commands/new.ts', ...words], { cwd: copy });

/** What a refused command prints. */
const refusal = (...words: string[]) =>
  create(...words).then(
    () => '',
    (error: { stderr: string }) => error.stderr,
  );

const PAGE = 'react-charts/new-page';

it('a new page passes the lint of the prose, and a demo can be put on it', async () => {
  const { stdout } = await create('page', PAGE);
  expect(stdout).toContain(`Now add { pathname: '/x/${PAGE}' } to content/navigation.ts`);
  const file = `content/${PAGE}/index.md`;
  const text = await readFile(path.join(copy, file), 'utf8');
  const lint = createProseLinter(parseGlossary(await readFile(path.join(root, 'docs/writing.md'), 'utf8')));
  expect(await lint({ file, text })).toEqual([]);
  const problems: unknown[] = [];
  expect(parseFrontMatter(text, (problem) => problems.push(problem))?.frontMatter.title).toBe('New page');
  expect(problems).toEqual([]);
  const demo = await create('demo', PAGE, 'NewDemo');
  expect(demo.stdout).toContain('Now put ::demo{name="NewDemo" height=120}');
  expect(await readFile(path.join(copy, `content/${PAGE}/demos/NewDemo.tsx`), 'utf8')).toContain('function NewDemo()');
});

it('a translation begins as the English page with its texts marked, which keep it from being shown', async () => {
  await create('page', 'react-charts/half');
  const { stdout } = await create('translation', 'react-charts/half', 'zh');
  expect(stdout).toContain('Now translate its 5 texts, and take out each mark.');
  const draft = await readFile(path.join(copy, 'content/react-charts/half/index.zh.md'), 'utf8');
  expect(draft).toContain('title: Half # translate\n');
  expect(draft).toContain('<!-- translate -->\n## What to read next\n');
});

it('a demo has files in the stylings that are named', async () => {
  await create('page', 'react-charts/styled');
  await create('demo', 'react-charts/styled', 'Styled', 'css', 'tailwind');
  const folder = path.join(copy, 'content/react-charts/styled/demos');
  expect((await readdir(folder)).sort()).toEqual(['Styled.css', 'Styled.css.tsx', 'Styled.tailwind.tsx', 'Styled.tsx']);
  expect(await readFile(path.join(folder, 'Styled.css.tsx'), 'utf8')).toMatch(/^import '\.\/Styled\.css';/);
});

it('a playground is added to the list of its library, with the package that has the component', async () => {
  const file = path.join(copy, 'content/reference-playgrounds.ts');
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
  ['a page that exists', ['page', 'old'], /^content\/old\/index\.md exists\. Choose another name, or edit it\.\n$/],
])('refuses %s in a line that says what to do', async (_, words, line) => {
  await mkdir(path.join(copy, 'content/old'), { recursive: true });
  await writeFile(path.join(copy, 'content/old/index.md'), '');
  const said = await refusal(...words);
  expect(said).toMatch(line);
  expect(said).not.toMatch(/\n\s+at /);
});
