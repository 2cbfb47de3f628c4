import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { parseGlossary } from '../../pipeline/prose/glossary.ts';
import { createProseLinter } from '../../pipeline/prose/lint.ts';
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

it.each([
  ['nothing to make', [], /^Usage:/],
  ['a page with capitals', ['page', 'React/Charts'], /^Usage:/],
  ['a demo in small letters', ['demo', PAGE, 'demo'], /^Usage:/],
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
