import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext } from '../../pipeline/kit/context.ts';
import { writeFiles } from './builds.ts';

const { root } = createContext();

/** Runs the setup as on a Node of that version, in a folder whose packages are installed. */
export async function setUpWith(version: string): Promise<{ status: number | null; stderr: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'setup-'));
  try {
    const manifest = await readFile(path.join(root, 'package.json'), 'utf8');
    await writeFiles(folder, { 'package.json': manifest, 'node_modules/.package-lock.json': '{}' });
    const otherVersion = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const words = ['--import', `data:text/javascript,${otherVersion}`, path.join(root, 'pipeline/commands/setup.js')];
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    return { status, stderr };
  } finally {
    await rm(folder, { recursive: true });
  }
}
