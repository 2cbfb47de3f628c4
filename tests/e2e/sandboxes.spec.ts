import { build } from 'esbuild';
import lzString from 'lz-string';
import type { SandboxProject } from '../../site/demo/sandbox/project.ts';
import { expect, test, type Open } from '../support/browser/test.ts';

/** A request to a sandbox. */
interface Delivery {
  address: string;
  fields: Record<string, string>;
}

const PROJECT: SandboxProject = {
  title: 'A "grid" & more',
  files: {
    'package.json': '{\n  "name": "grid"\n}\n',
    'src/Grid.tsx': "export const text = '<b>+/= 表格</b>';\n",
  },
  main: 'src/Grid.tsx',
};

/** A page of the site, which says where the sandboxes are. */
const PAGE = '/x/react-data-grid/';

/** The code that opens a project, as a script. */
let script = '';

test.beforeAll(async () => {
  const options = { bundle: true, write: false, format: 'iife', globalName: 'sandbox' } as const;
  const { outputFiles } = await build({ entryPoints: ['client/browser/tools/sandbox/post-project.ts'], ...options });
  script = outputFiles[0]?.text ?? '';
});

/** Opens the project from a page of the site, at the configured URL, and returns what arrives there. */
async function openProject(
  open: Open,
  name: 'openInStackBlitz' | 'openInCodeSandbox',
  key: 'stackBlitz' | 'codeSandbox',
): Promise<Delivery> {
  const { page, complaints } = await open(PAGE);
  await page
    .context()
    .route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' }));
  const posted = page.context().waitForEvent('request', (request) => request.method() === 'POST');
  const opened = page.context().waitForEvent('page');
  const address = `JSON.parse(document.getElementById('config').textContent).sandboxes.${key}`;
  const forms = await page.evaluate<number>(
    `${script}; sandbox.${name}(${JSON.stringify(PROJECT)}, ${address} + '?from=docs');
    document.querySelectorAll('form[target=_blank]').length`,
  );
  const tab = await opened;
  await expect(tab).toHaveTitle('Sandbox');
  const opener = await tab.evaluate(() => String(window.opener));
  expect({ opener, forms, complaints }).toEqual({ opener: 'null', forms: 0, complaints: [] });
  const request = await posted;
  return { address: request.url(), fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')) };
}

test.describe('a project', () => {
  test('is posted to StackBlitz in a new tab', async ({ open }) => {
    const { address, fields } = await openProject(open, 'openInStackBlitz', 'stackBlitz');
    expect(address).toBe('https://stackblitz.com/run?from=docs&file=src%2FGrid.tsx');
    const files = Object.entries(PROJECT.files).map(([path, text]) => [
      `project[files][${path}]`,
      text.replaceAll('\n', '\r\n'),
    ]);
    expect(fields).toEqual({
      'project[title]': PROJECT.title,
      'project[description]': PROJECT.title,
      'project[template]': 'node',
      ...Object.fromEntries(files),
    });
  });

  test('is posted to CodeSandbox in a new tab, with tasks that install and start it', async ({ open }) => {
    const { address, fields } = await openProject(open, 'openInCodeSandbox', 'codeSandbox');
    expect(address).toBe('https://codesandbox.io/api/v1/sandboxes/define?from=docs&environment=server');
    const { parameters = '', query } = fields;
    expect(query).toBe('file=/src/Grid.tsx');
    expect(parameters).toMatch(/^[\w-]+$/);
    const { files } = JSON.parse(
      lzString.decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/')),
    ) as {
      files: Record<string, { content: string; isBinary: boolean }>;
    };
    const { '.codesandbox/tasks.json': tasks, ...rest } = files;
    expect(rest).toEqual(
      Object.fromEntries(Object.entries(PROJECT.files).map(([path, content]) => [path, { content, isBinary: false }])),
    );
    expect(JSON.parse(tasks?.content ?? '')).toMatchObject({
      setupTasks: ['npm install'],
      tasks: { dev: { command: 'npm run dev', runAtStart: true } },
    });
  });
});
