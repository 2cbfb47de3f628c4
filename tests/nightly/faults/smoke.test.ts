import { execFile } from 'node:child_process';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { listenLocally, type LocalServer } from '../../support/local-server.ts';
import { siteOrigin } from '../../support/sites.ts';

const run = promisify(execFile);
const { root } = createContext();

const smoke = (...words: string[]) =>
  run('node', [path.join(root, 'pipeline/commands/release/smoke.ts'), ...words], { cwd: root });

/** Output of the command for a site that it rejects. */
const complaints = (...words: string[]) =>
  smoke(...words).then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr,
  );

let server: LocalServer | undefined;
afterEach(() => server?.stop());

/** The site with some responses changed; for null the response stays as it is. */
async function siteWith(change: (path: string, body: string) => { status?: number; body?: string } | null) {
  const answer = async (request: IncomingMessage) => {
    const { url = '', method = 'GET', headers } = request;
    const init = method === 'POST' ? { method, body: await text(request) } : { method };
    const { 'content-type': type = '', accept = '*/*' } = headers;
    const response = await fetch(new URL(url, siteOrigin()), {
      ...init,
      headers: { 'Content-Type': type, accept },
    });
    const body = await response.text();
    return { response, ...{ status: response.status, body }, ...change(url, body) };
  };
  server = await listenLocally((request, reply) => {
    void answer(request).then(({ response, status, body }) => {
      const kept = [...response.headers].filter(
        ([name]) => !/^(?:content-(?:length|encoding)|transfer-encoding)$/.test(name),
      );
      // A connection that is kept open keeps the command from ending.
      reply.writeHead(status, { ...Object.fromEntries(kept), connection: 'close' }).end(body);
    });
  });
  return server.origin;
}

/** What is wrong, how it is reported, and how the site is changed. */
type Broken = [string, RegExp, Parameters<typeof siteWith>[0]];

describe('npm run smoke', () => {
  const PICTURE = /^\/static\/picture-/;

  it('accepts the site', async () => {
    const drawn = await siteWith((path) => (PICTURE.test(path) ? { status: 200 } : null));
    const { stdout } = await smoke(drawn);
    expect(stdout.match(/^\w+/gm)).toEqual(Array(8).fill('ok'));
  });

  it('says what a local build leaves out: the pictures of links', async () => {
    const { stdout } = await smoke(await siteWith((path) => (PICTURE.test(path) ? { status: 404 } : null)));
    expect(stdout).toMatch(/^skip {2}pictures /m);
    expect(stdout.match(/^\w+/gm)?.filter((result) => result !== 'ok')).toEqual(['skip']);
  });

  it.each<Broken>([
    [
      'content that cannot be read',
      /^FAIL {2}health .*degraded: KV/m,
      (path, body) => (path === '/healthz' ? { body: body.replace('"ok"', '"degraded","reason":"KV is away"') } : null),
    ],
    [
      'a page that fails',
      /^FAIL {2}pages .*answers 500/m,
      (path) => (path.startsWith('/zh/') ? { status: 500 } : null),
    ],
    [
      'a page that breaks off',
      /^FAIL {2}pages .*is incomplete/m,
      (path, body) => (path.startsWith('/x/react-') ? { body: body.slice(0, -20) } : null),
    ],
    ['a search without results', /^FAIL {2}search /m, (path) => (path.startsWith('/x/search') ? { body: '' } : null)],
    [
      'a file that is gone',
      /^FAIL {2}demo files .*answers 404/m,
      (path) => (path.startsWith('/static/') ? { status: 404 } : null),
    ],
    [
      'a picture that cannot be read',
      /^FAIL {2}pictures .*answers 500/m,
      (path) => (PICTURE.test(path) ? { status: 500 } : null),
    ],
    ...['/', '/sitemap.xml', '/robots.txt'].map((named): Broken => [
      `another origin in ${named}`,
      /^FAIL {2}origin .* (?:https:\/\/old\.example, not|not https:\/\/old\.example\.).* Correct SITE_ORIGIN/m,
      (path, body) => (path === named ? { body: body.replaceAll(siteOrigin(), 'https://old.example') } : null),
    ]),
    ['an MCP server that is away', /^FAIL {2}mcp /m, (path) => (path === '/mcp' ? { status: 503 } : null)],
  ])('reports %s', async (_name, complaint, change) => {
    expect(await complaints(await siteWith(change))).toMatch(complaint);
  });

  it('accepts a local site and a preview with the origin of a deployed one, and no other origin', async () => {
    const origin = 'https://staging.example';
    const address = await siteWith((_, body) => ({ body: body.replaceAll(siteOrigin(), origin) }));
    expect((await smoke(address)).stdout).toContain(`ok    origin      ${origin}\n`);
    expect((await smoke(address, '--origin', `${origin}/`)).stdout).toContain(`ok    origin      ${origin}\n`);
    expect(await complaints(address, '--origin', 'https://docs.example')).toMatch(
      /^FAIL {2}origin {6}\/ names https:\/\/staging\.example, not https:\/\/docs\.example\. Correct SITE_ORIGIN/m,
    );
  });

  it('reports a server that does not respond, and prints its usage', async () => {
    expect(await complaints('http://127.0.0.1:1')).toContain('http://127.0.0.1:1 fails 8 of 8 checks');
    expect(await complaints('example')).toBe(
      'Usage: npm run smoke -- https://docs.example.com [--build <id>] [--origin <origin>]\n',
    );
  });
});
