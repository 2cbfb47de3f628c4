import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { decompressFromBase64 } from 'lz-string';
import type { SandboxProject } from '../../site/sandbox/project.ts';
import { expect, test } from '../support/browser/test.ts';
import { useSite } from '../support/browser/own-site.ts';

/** A request to a sandbox. */
interface Delivery {
  address: string;
  method: string;
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

const received: Delivery[] = [];
let server: Server;
let origin = '';
let script = '';

test.beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: address = '', method = '' } = request;
      const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      if (method === 'POST') received.push({ address, method, fields });
      response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Sandbox</title>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const options = { bundle: true, write: false, format: 'iife', globalName: 'sandbox' } as const;
  const { outputFiles } = await build({ entryPoints: ['client/browser/tools/sandbox.ts'], ...options });
  script = outputFiles[0]?.text ?? '';
});
test.afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});
test.beforeEach(() => {
  received.length = 0;
});

const site = useSite(() => ({ STACKBLITZ_URL: `${origin}/run`, CODESANDBOX_URL: `${origin}/define?from=docs` }));

/** Opens the project from a page of the site, at the configured URL. */
async function openProject(
  name: 'openInStackBlitz' | 'openInCodeSandbox',
  key: 'stackBlitz' | 'codeSandbox',
): Promise<{ tab: string; complaints: string[]; forms: number }> {
  const { page, complaints } = await open('/x/react-data-grid/', { site: site() });
  const opened = page.context().waitForEvent('page');
  const call = `sandbox.${name}(${JSON.stringify(PROJECT)}, JSON.parse(document.getElementById('config').textContent).sandboxes.${key})`;
  const forms = await page.evaluate<number>(
    `${script}; ${call}; document.querySelectorAll('form[target=_blank]').length`,
  );
  const tab = await opened;
  await tab.waitForLoadState();
  return { tab: await tab.evaluate(() => `${document.title} ${String(window.opener)}`), complaints, forms };
}

test.describe('a project', () => {
  test('is posted to StackBlitz in a new tab', async ({ open }) => {
    expect(await openProject('openInStackBlitz', 'stackBlitz')).toEqual({
      tab: 'Sandbox null',
      complaints: [],
      forms: 0,
    });
    const [delivery] = received;
    expect(delivery).toMatchObject({ address: '/run?file=src%2FGrid.tsx', method: 'POST' });
    const files = Object.entries(PROJECT.files).map(([path, text]) => [
      `project[files][${path}]`,
      text.replaceAll('\n', '\r\n'),
    ]);
    expect(delivery?.fields).toEqual({
      'project[title]': PROJECT.title,
      'project[description]': PROJECT.title,
      'project[template]': 'node',
      ...Object.fromEntries(files),
    });
  });

  test('is posted to CodeSandbox in a new tab, with tasks that install and start it', async ({ open }) => {
    expect(await openProject('openInCodeSandbox', 'codeSandbox')).toEqual({
      tab: 'Sandbox null',
      complaints: [],
      forms: 0,
    });
    const [delivery] = received;
    expect(delivery).toMatchObject({ address: '/define?from=docs&environment=server', method: 'POST' });
    const { parameters = '', query } = delivery?.fields ?? {};
    expect(query).toBe('file=/src/Grid.tsx');
    expect(parameters).toMatch(/^[\w-]+$/);
    const { files } = JSON.parse(decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'))) as {
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
