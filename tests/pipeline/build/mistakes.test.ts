import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../pipeline/build/build-site.ts';
import { readListenAddress } from '../../../pipeline/cli/listen-address.ts';
import { messageFor } from '../../../pipeline/cli/run-command.ts';
import { readBuildInfo } from '../../../pipeline/kit/build-info.ts';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import { checkMessages } from '../../../pipeline/content/load-messages.ts';
import { BuildError } from '../../../pipeline/kit/problems.ts';
import { assertConfiguration, refuseLocalVariables } from '../../../pipeline/release/assert-configuration.ts';
import { writeFiles } from '../../support/builds.ts';
import { useSharedFolder } from '../../support/folder.ts';
import { freePort } from '../../support/free-port.ts';

/** What a person is told about a mistake, line by line. No stack: `messageFor` is null for what needs one. */
async function told(work: () => unknown): Promise<string[]> {
  const error = await Promise.resolve()
    .then(work)
    .then(
      () => null,
      (thrown: unknown) => thrown,
    );
  const message = messageFor(error);
  if (message === null) throw new Error('Nothing was refused, or with a stack.', { cause: error });
  return message.split('\n');
}

const inFolder = useSharedFolder();
let context: BuildContext;
beforeAll(() => {
  context = createContext({ content: inFolder('content'), out: inFolder('dist'), cache: inFolder('cache') });
});

const page = (body: string, front = 'title: A page\ndescription: A sentence.') => `---\n${front}\n---\n\n${body}\n`;
const front = (text: string) => ({ 'index.md': page('', text) });
const DEMO = `export default function Demo() {\n  const name: string = 'reader';\n  return <p>Hello, {name}</p>;\n}\n`;

const navigation = (entries: string) =>
  `export const navigation = [{ pathname: '/x/guide-group', children: [\n${entries}\n] }];\nexport const unlisted = [];\n`;

/** A small valid site. */
const GOOD: Record<string, string> = {
  'navigation.ts': navigation("{ pathname: '/x/guide' },"),
  'navigation.zh.ts': `export const titles = { '/x/guide': '指南' };\n`,
  'redirects.ts': `export const redirects = { '/x/old': '/x/guide' };\n`,
  'pages-by-version.json': '{}',
  'guide/index.md': page('## First part\n\nText.'),
};

/** Builds a site whose files are those of `GOOD` with others. */
async function build(files: Record<string, string>): Promise<void> {
  await rm(context.content, { recursive: true, force: true });
  await writeFiles(context.content, { ...GOOD, ...files });
  await buildSite(context, { withPictures: false });
}

/** A mistake, in files or in the body of a page, where and what the person is told, and the remedy. */
type Mistake<Files = Record<string, string>> = [mistake: string, files: Files, line: RegExp];

/**
 * Mistakes that one build reports together. Files are below a folder of their own, `a`, `b` and so on, whose pages are in
 * the navigation.
 */
function itReportsTogether(mistakes: readonly Mistake<string | Record<string, string>>[]): void {
  const getName = (at: number) => `m${at}`;
  let lines: string[] = [];
  beforeAll(async () => {
    const files = mistakes.flatMap(([, own], at) =>
      Object.entries(typeof own === 'string' ? { 'index.md': page(own) } : { 'index.md': page('Text.'), ...own }).map(
        ([name, text]) => [`guide/${getName(at)}/${name}`, text],
      ),
    );
    const entries = mistakes.map((_, at) => `{ pathname: '/x/guide/${getName(at)}' },`);
    const site = { 'navigation.ts': navigation(`{ pathname: '/x/guide' },\n${entries.join('\n')}`) };
    lines = await told(() => build({ ...site, ...(Object.fromEntries(files) as Record<string, string>) }));
  }, 120_000);

  it.each(mistakes.map(([mistake, , line], at) => [mistake, getName(at), line] as const))(
    '%s',
    (_mistake, name, line) => {
      const own = lines.filter((text) => text.includes(`content/guide/${name}/`));
      expect(own).toHaveLength(1);
      expect(own[0]).toMatch(line);
    },
  );

  it('and nothing else, each on a line, all at once', () => {
    expect(lines[0]).toBe(`${mistakes.length} problems:`);
    expect(lines).toHaveLength(mistakes.length + 1);
  });
}

describe('a mistake in a page is reported with file, line and remedy:', () => {
  itReportsTogether([
    ['no front matter', { 'index.md': '## Part\n' }, /index\.md:1: .*no front matter\. Begin the file with/],
    ['no title', front('description: A sentence.'), /:1: The title is missing\. Add `title/],
    ['a title that is a number', front('title: 4\ndescription: A.'), /:2: The title .*See docs/],
    ['a long description', front(`title: A\ndescription: ${'a'.repeat(161)}`), /:3: .*161 characters.* Shorten/],
    [
      'an unknown field',
      front('colour: red\ntitle: A\ndescription: A.'),
      /:2: Unknown front matter field "colour"\. Use one of/,
    ],
    [
      'an unquoted colon',
      front('title: A: B\ndescription: A.'),
      /:2: The front matter is not valid YAML.*Quote values/,
    ],
    [
      'an unclosed callout',
      '## Part\n\n:::info\nText.\n\nMore.',
      /:8: The block ":::info" has no end\. Put ::: on a line/,
    ],
    [
      'an unclosed block in a list',
      '- One\n\n  :::warning Mind\n  Text.\n\n- Two',
      /:8: The block ":::warning Mind" has no end/,
    ],
    ['an unknown callout', ':::hint\nText.\n:::', /:6: Unknown callout ":::hint"\. Use one of: :::info/],
    ['a tile of no library', ':::tile x-maps\nText.\n:::', /:6: Unknown library "x-maps" in `:::tile`.*Name one of/],
    [
      'a code group with text in it',
      ':::codegroup\nText.\n:::',
      /:7: A code group holds something other.*Give each fence a title/,
    ],
    ['an unknown directive', '::video{name="A"}', /:6: Unknown directive.* Write `::demo/],
    ['a demo without a height', '::demo{name="A"}', /:6: The demo directive cannot be read.* Write/],
    [
      'a height with a digit too many',
      { 'index.md': page('::demo{name="Demo" height=3500}'), 'demos/Demo.tsx': DEMO },
      /:6: The demo "Demo" has a stage of 3500 pixels\. Write the height/,
    ],
    [
      'a height with a digit too few',
      { 'index.md': page('::demo{name="Demo" height=8}'), 'demos/Demo.tsx': DEMO },
      /:6: The demo "Demo" has a stage of 8 pixels/,
    ],
    [
      'a demo that is not there',
      '::demo{name="Missing" height=80}',
      /:6: The demo "Missing" does not exist\. Write demos\/Missing\.tsx/,
    ],
    [
      'a demo shown twice',
      { 'index.md': page('::demo{name="Demo" height=80}\n\n::demo{name="Demo" height=80}'), 'demos/Demo.tsx': DEMO },
      /:8: The demo "Demo" stands on this page twice\. Show it once/,
    ],
    ['an unknown fence language', '```cobol\nA.\n```', /:6: Unknown fence language "cobol"\. Use/],
    ['a fence without a language', '```\nA.\n```', /:6: A fence has no language\. Use one of/],
    ['a heading of level 1', '# Part', /:6: A heading of level 1.* begin with `##`/],
    ['a missing image', 'Text.\n\n![A](/nothing.png)', /:8: There is no image "\/nothing\.png"/],
    ['an image beside the page', '![A](picture.png)', /:6: .*"picture\.png" in public\/\. Put it there/],
    ['an image of another site', '<img alt="" src="https://a.example/b.png">', /:6: There is no image "https/],
    ['a relative link', '[a](../b/)', /:6: The link "\.\.\/b\/" is relative\. Write it from the root/],
    ['a link without its slash', '[a](/x/guide)', /:6: .*has no trailing slash\. Write `\/x\/guide\/`/],
    ['a link with a language', '[a](/zh/x/guide/)', /:6: .*carries a language prefix\. Write/],
    ['a broken link', '[a](/x/nowhere/)', /:6: .*\/x\/nowhere\/, which does not exist\. Link to/],
    ['a broken anchor', '[a](/x/guide/#no)', /:6: The anchor #no does not exist.* Use one of: #first-part/],
    [
      'a neighbour that is no page',
      front('title: A\ndescription: A.\nnext: /x/nowhere'),
      /index\.md: `next` names \/x\/nowhere.* Name a page by its key/,
    ],
    [
      'a translation with other headings',
      { 'index.md': page('## One'), 'index.zh.md': page('## 一\n\n## 二') },
      /index\.zh\.md: The translation has 2 headings.* Give it the headings/,
    ],
  ]);
});

describe('a mistake in a demo is reported with file, line and remedy:', () => {
  const demo = (code: string) => ({ 'index.md': page('::demo{name="Demo" height=80}'), 'demos/Demo.tsx': code });
  describe('when the packages are bundled,', () => {
    itReportsTogether([
      [
        'a package that is not installed',
        demo(`import { Box } from 'no-such-package';\n${DEMO.replace('{name}', '{Box}')}`),
        /Demo\.tsx:1: The demo imports "no-such-package".* `npm install --save-exact no-such-package/,
      ],
      ['a broken link beside it', '![A](/nothing.png)', /:6: There is no image/],
    ]);
  });

  describe('when its imports are followed,', () => {
    itReportsTogether([
      [
        'an import of a file that is not there',
        demo(`\nimport { rows } from './rows';\n${DEMO.replace('{name}', '{rows}')}`),
        /Demo\.tsx:2: It imports "\.\/rows", which is not a file beside it\. Check the path/,
      ],
      [
        'another one',
        demo(`import { rows } from '../../data';\n${DEMO.replace('{name}', '{rows}')}`),
        /Demo\.tsx:1: It imports "\.\.\/\.\.\/data"/,
      ],
    ]);
  });

  describe('when it is bundled,', () => {
    itReportsTogether([
      ['code that does not parse', demo(DEMO.replace("'reader'", "'reader' +")), /Demo\.tsx:\d: .* Fix the code/],
      [
        'a translated text that the demo does not have',
        { ...demo(DEMO), 'demos/Demo.zh.json': '{ "Bye": "再见" }' },
        /Demo\.zh\.json: It translates texts that the code does not have: "Bye"\. .*Fix it, or remove it/,
      ],
    ]);
  });

  describe('when it is rendered,', () => {
    itReportsTogether([
      [
        'code that throws on the server',
        demo(DEMO.replace("'reader'", 'window.name')),
        /Demo\.tsx: The demo throws when .*window is not defined.* in an effect or a handler/,
      ],
      [
        'a value that nobody meant to show',
        demo(DEMO.replace("'reader'", "Number('eight')")),
        /Demo\.tsx: Before the demo is live, it says .*NaN.* from the start/,
      ],
      ['no component', demo('export const Demo = 1;\n'), /Demo\.tsx: The demo exports no component by default\. Write/],
    ]);
  });
});

/** Mistakes in a file without which nothing else can be checked: each has a build of its own, which ends at once. */
describe('a mistake in a file of data is reported with file, line and remedy:', () => {
  it.each<Mistake>([
    [
      'code that does not parse',
      { 'navigation.ts': 'export const navigation = [\n{ ;' },
      /navigation\.ts:2: It does not run: .*Fix the code/,
    ],
    [
      'code that throws',
      { 'redirects.ts': '\nexport const redirects = nothing;' },
      /redirects\.ts:2: .*nothing is not defined\. Fix/,
    ],
    [
      'a missing export',
      { 'redirects.ts': 'export const redirect = {};' },
      /redirects\.ts: `redirects` is not valid.* See/,
    ],
    [
      'a misspelt field',
      { 'navigation.ts': navigation("{ pathname: '/x/guide', titel: 'A' },") },
      /navigation\.ts:2: `navigation\.0\.children\.0\.titel` is not valid: .*received "titel"/,
    ],
    [
      'a pathname without its slash',
      { 'navigation.ts': navigation("{ pathname: 'x/guide' },") },
      /navigation\.ts:2: `navigation\.0\.children\.0\.pathname` is not valid: begin it with a slash/,
    ],
    [
      'a redirect to a number',
      { 'redirects.ts': "export const redirects = { '/x/a': 1 };" },
      /redirects\.ts:1: `redirects\.\/x\/a` is not valid/,
    ],
    [
      'JSON with a comma too many',
      { 'pages-by-version.json': '{\n  "v7": [],\n}' },
      /pages-by-version\.json:3: It is not JSON.* Look for a comma/,
    ],
    [
      'a page twice in the navigation',
      { 'navigation.ts': navigation("{ pathname: '/x/guide' },\n{ pathname: '/x/guide' },") },
      /navigation\.ts: Duplicate pathname "\/x\/guide"\. .*remove one/,
    ],
    [
      'a page that is not in the navigation',
      { 'guide/other/index.md': page('Text.') },
      /other\/index\.md: .*not in the navigation\. Add \{ pathname/,
    ],
    [
      'all demos of no library',
      { 'guide/index.md': page('::demos x-chart') },
      /guide\/index\.md:\d+: No library is called "x-chart"\. Write `::demos` with one of: x-data-grid, .*general/,
    ],
    [
      'a thumbnail of no demo',
      { 'guide/index.md': page('Text.', 'title: A\ndescription: A.\nthumbnail: /x/guide#Nothing') },
      /guide\/index\.md: `thumbnail` names \/x\/guide#Nothing, which is not a demo\. Name a page/,
    ],
    [
      'a redirect to nowhere',
      { 'redirects.ts': "export const redirects = { '/x/old': '/x/no' };" },
      /redirects\.ts: .*\/x\/no, which does not exist\. Let it/,
    ],
    [
      'a redirect that hides a page',
      { 'redirects.ts': "export const redirects = { '/x/guide': '/x/guide' };" },
      /redirects\.ts: .*hides the page.* Take the redirect out/,
    ],
    [
      'a table of texts that is none',
      { 'guide/demos/Demo.tsx': DEMO, 'guide/demos/Demo.zh.json': '[1]' },
      /Demo\.zh\.json: It is not a table of texts\. Write/,
    ],
  ])('%s', async (_mistake, files, line) => {
    const lines = await told(() => build(files));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('several files at once', async () => {
    const files = { 'redirects.ts': 'nothing();', 'pages-by-version.json': '{', 'guide/index.md': '## Part\n' };
    const lines = await told(() => build(files));
    expect(lines[0]).toBe('3 problems:');
    for (const name of Object.keys(files))
      expect(lines.filter((text) => text.includes(`/${name}:1: `))).toHaveLength(1);
  });
});

describe('a mistake in a text of the interface is reported with file, line and remedy:', () => {
  const check = async (change: (text: string) => string) => {
    const root = inFolder('root');
    await mkdir(path.join(root, 'locales'), { recursive: true });
    await cp(path.join(context.root, 'locales'), path.join(root, 'locales'), { recursive: true });
    const file = path.join(root, 'locales/zh.json');
    await writeFile(file, change(await readFile(file, 'utf8')));
    const { problems, missing } = await checkMessages({ ...context, root });
    return { lines: problems.length > 0 ? await told(() => Promise.reject(new BuildError(problems))) : [], missing };
  };

  it.each<[mistake: string, change: (text: string) => string, line: RegExp]>([
    [
      'a key that English does not have',
      (text) => text.replace('{\n', '{\n  "code.cpoy": "复制",\n'),
      /^locales\/zh\.json:2: The text "code\.cpoy" is not in locales\/en\.json\. Fix its name/,
    ],
    [
      'a placeholder in another spelling',
      (text) => text.replace('{path}', '{paht}'),
      /^locales\/zh\.json:\d+: The text ".*" has the placeholders \{paht\}\. Use those of the English text: \{path\}/,
    ],
    [
      'a number',
      (text) => text.replace('{\n', '{\n  "code.copy": 7,\n').replace(/"code\.copy": "[^"]*",\n/, ''),
      /^locales\/zh\.json:\d+: The text "code\.copy" is not a text\. Write it between quotes/,
    ],
  ])('%s', async (_mistake, change, line) => {
    const { lines } = await check(change);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('a missing text, which the build lists', async () => {
    const { lines, missing } = await check((text) => text.replace(/ *"code\.copy": "[^"]*",\n/, ''));
    expect([lines, missing.zh]).toEqual([[], ['code.copy']]);
  });

  it('a quote too few', async () => {
    const lines = await told(() => check((text) => text.replace('",\n', ',\n')));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^locales\/zh\.json:\d+: It is not JSON/);
  });
});

describe('a mistake around a command is reported with its remedy:', () => {
  const OWN = 'SITE_ORIGIN = ""\nDOCS_DOMAIN = ""\nSERVICE_WORKER = "on"\n';
  const production =
    (text: string, environment = 'production') =>
    async () => {
      const root = inFolder('toml');
      await mkdir(root, { recursive: true });
      await writeFile(
        path.join(root, 'wrangler.toml'),
        `name = "docs"\nassets = { directory = "a", binding = "ASSETS" }\n[env.production.vars]\n${text}`,
      );
      assertConfiguration(root, environment);
    };
  const onThisMachine = (file: string, text: string) => async () => {
    const root = await mkdtemp(inFolder('local-'));
    await writeFile(path.join(root, 'wrangler.toml'), 'name = "docs"\n[vars]\nSITE_ORIGIN = ""\n');
    await writeFile(path.join(root, file), text);
    refuseLocalVariables(root);
  };
  const nobodyAnswers = async () => fetch(`http://127.0.0.1:${await freePort()}/`);

  it.each<[mistake: string, work: () => unknown, line: RegExp]>([
    [
      'a wrong variable',
      production(OWN.replace('"on"', '"yes"')),
      /^wrangler\.toml, \[env\.production\.vars\]: SERVICE_WORKER is "yes": /,
    ],
    [
      'a wrong variable of this machine',
      onThisMachine('.dev.vars', 'SITE_ORIGIN="docs example"'),
      /^\.dev\.vars: SITE_ORIGIN is "docs example": write an address/,
    ],
    [
      'a misspelt variable of this machine',
      onThisMachine('.dev.vars', 'SITE_ORIGN="https://docs.example"'),
      /^\.dev\.vars: SITE_ORIGN is not a variable of this site\. Do you mean SITE_ORIGIN\?$/,
    ],
    [
      'a wrong variable of this machine, in .env',
      onThisMachine('.env', 'TOKEN=a\nSERVICE_WORKER=yes'),
      /^\.env: SERVICE_WORKER is "yes": [^\n]+$/,
    ],
    ['TOML that does not parse', production('[vars'), /^wrangler\.toml:4: .* Fix it, or restore the file\.$/],
    ['an unknown environment', production(OWN, 'prodution'), /no environment "prodution"\. It has production\.$/],
    ['a port that is none', () => readListenAddress({}, { PORT: 'http' }), /^The port is "http"\. Give a number/],
    [
      'an address of another machine',
      () => readListenAddress({}, { HOST: '192.0.2.1', PORT: '0' }),
      /does not have\. Choose another/,
    ],
    ['no build', () => readBuildInfo({ out: inFolder('nowhere') }), /^There is no build: .* Run `npm run build`\.$/],
    [
      'a full disk',
      () => writeFile('/dev/full', 'text'),
      /no space left on device.*\. The disk is full\. Free some space/,
    ],
    ['nothing that answers', nobodyAnswers, /ECONNREFUSED.*\. Nothing answers there\./],
    [
      'no network',
      () => fetch('http://no-such-host.invalid/'),
      /no-such-host\.invalid\. .*(?:host is not known|cannot be looked up)/,
    ],
  ])('%s', async (_mistake, work, line) => {
    const lines = await told(work);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
  });

  it('a Chromium that is not there', () => {
    const env = { ...process.env, CHROMIUM_PATH: '/nowhere/chromium' };
    const words = [path.join(context.root, 'tests/support/install-tools.ts')];
    expect(spawnSync(process.execPath, words, { env, encoding: 'utf8' }).stderr).toMatch(
      /^CHROMIUM_PATH is "\/nowhere\/chromium", and there is no such file\. Set it to your Chrome[^\n]+\n$/,
    );
  });

  it('but not one of the code, whose stack is needed', () => {
    expect(messageFor(new TypeError('a is undefined'))).toBeNull();
    expect(messageFor(Object.assign(new Error('odd'), { code: 'toString' }))).toBeNull();
  });
});
