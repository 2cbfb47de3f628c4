import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildInfo } from '../../site/build-info.ts';
import { CURRENT_BUILD_KEY, contentFolder } from '../../site/page.ts';
import { createContext } from '../kit/context.ts';
import { listFiles } from '../kit/files.ts';

const run = promisify(execFile);

/** Pairs in one upload; the service takes 10,000. */
const BATCH = 1000;

/**
 * `npm run publish:content -- --binding CONTENT --env production`: uploads the built content to KV under the build's id,
 * then switches to it by writing one key. Arguments go to `wrangler kv`.
 */
const wranglerArguments = process.argv.slice(2);
if (!wranglerArguments.some((argument) => argument === '--binding' || argument === '--namespace-id')) {
  wranglerArguments.unshift('--binding', 'CONTENT');
}
if (!wranglerArguments.includes('--local')) wranglerArguments.push('--remote');

const context = createContext();
const { id } = JSON.parse(await readFile(path.join(context.out, 'generated/build.json'), 'utf8')) as BuildInfo;
const root = path.join(context.out, 'assets');
const files = await listFiles(path.join(root, contentFolder(id)));
const folder = await mkdtemp(path.join(tmpdir(), 'publish-content-'));
try {
  for (let at = 0; at < files.length; at += BATCH) {
    const pairs = await Promise.all(
      files.slice(at, at + BATCH).map(async (file) => ({
        key: path.relative(root, file).split(path.sep).join('/'),
        value: await readFile(file, 'utf8'),
      })),
    );
    const batch = path.join(folder, `${at}.json`);
    await writeFile(batch, JSON.stringify(pairs));
    await wranglerKv('bulk', 'put', batch);
  }
  // The switch: until here readers see the former build, from here this one.
  await wranglerKv('key', 'put', CURRENT_BUILD_KEY, id);
} finally {
  await rm(folder, { recursive: true, force: true });
}
console.log(`Published ${files.length} files of build ${id} and switched to it.`);

async function wranglerKv(...command: string[]): Promise<void> {
  await run('wrangler', ['kv', ...command, ...wranglerArguments], {
    cwd: context.root,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    maxBuffer: 64 * 2 ** 20,
  });
}
