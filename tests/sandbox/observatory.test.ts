import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { npmCommand } from '../../pipeline/kit/npm.ts';
import { createClient } from '../bench/requests.ts';
import { FORWARDED_PROTOCOL } from '../bench/workerd.ts';
import { useIsolates } from '../setup/isolates.ts';

/** 233 packages, of which the site needs none: they are installed here only (decision 0025). */
const GRADER = '@mdn/mdn-http-observatory';
const VERSION = '1.4.8';

const HOST = 'docs.example.com';
const PAGE = '/x/react-data-grid/';

type Grade = (site: unknown) => { result: string };

interface Grader {
  ALL_TESTS: readonly Grade[];
  getScoreModifier: (result: string) => number;
  AxiosHeaders: new (text: string) => unknown;
}

const { start } = useIsolates();
let folder: string;
let grader: Grader;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'observatory-'));
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock'];
  await promisify(execFile)(...npmCommand(['install', ...options, `${GRADER}@${VERSION}`]), { cwd: folder });
  const modules = path.join(folder, 'node_modules');
  // A list that the package otherwise downloads: of domains whose browsers never use http. Ours is not in it.
  await writeFile(path.join(modules, GRADER, 'conf/hsts-preload.json'), '{}');
  const load = (file: string): Promise<Partial<Grader>> => import(pathToFileURL(path.join(modules, file)).href);
  grader = {
    ...(await load(`${GRADER}/src/constants.js`)),
    ...(await load(`${GRADER}/src/grader/grader.js`)),
    ...(await load('axios/index.js')),
  } as Grader;
});

afterAll(() => rm(folder, { recursive: true, force: true }));

it('the Observatory gives a deployment on https 120 points', async () => {
  const client = createClient(await start({ variables: { SITE_ORIGIN: `https://${HOST}` } }));
  const ask = async (protocol: string) => {
    const headers = { Host: HOST, [FORWARDED_PROTOCOL]: protocol, 'Accept-Encoding': 'identity' };
    const received = await client.ask({ path: PAGE, headers });
    const lines = Object.entries(received.headers).map(([name, value]) => `${name}: ${String(value)}`);
    return { ...received, data: received.body.toString(), headers: new grader.AxiosHeaders(lines.join('\n')) };
  };
  try {
    const [plain, page] = [await ask('http'), await ask('https')];
    expect([plain.status, page.status]).toEqual([308, 200]);
    const url = new URL(`https://${HOST}${PAGE}`);
    const answer = { ...page, verified: true, httpEquiv: new Map() };
    const httpsRedirects = [{ url, status: page.status }];
    const httpRedirects = [{ url: new URL(`http://${HOST}${PAGE}`), status: plain.status }, ...httpsRedirects];
    const jar = { getCookiesSync: () => [], serializeSync: () => ({ cookies: [] }) };
    const responses = { auto: answer, cors: answer, http: answer, https: answer, httpRedirects, httpsRedirects };
    const site = { hostname: HOST, resources: { path: page.data }, responses, session: { url, jar } };
    const points = grader.ALL_TESTS.map((test) => test(site).result).map(
      (result) => [result, grader.getScoreModifier(result)] as const,
    );
    const sum = points.reduce((total, [, modifier]) => total + modifier, 100);
    expect(sum, JSON.stringify(points)).toBe(120);
  } finally {
    client.close();
  }
});
