import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './imports.ts';

/** A file's name with an ending that this repository has, in backticks, with or without folders before it. */
const NAME = /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|css|md|json|html|sh|toml|lua))`/g;

/** Names of files that are not in this repository: examples, what a build writes, what a reader's project has. */
const ELSEWHERE =
  /^(?:dist|src|node_modules|app|static|generated|\.cache|\.wrangler)\/|^_|^(?:en|zh)\/|^\.d\.ts$|\b(?:App|Name|BasicDemo|BasicVirtualization|virtualization)\b|^index(?:\.\w+)+$/;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '');

const paths = new Set(files);
const names = new Set(files.map((file) => path.basename(file)));

/** What people write about the code: Markdown as it is, and the comments of everything else. */
function proseOf(file: string): string {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) return text.replace(/^```[^]*?^```/gm, '');
  return (text.match(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm) ?? []).join('\n');
}

/** A path from the root, from the file's own folder, or a name that stands in one place or another. */
function exists(name: string, file: string): boolean {
  if (!name.includes('/')) return names.has(name);
  return (
    paths.has(name) ||
    paths.has(path.posix.join(path.dirname(file), name)) ||
    files.some((known) => known.endsWith(`/${name}`))
  );
}

describe('files named in comments and documents', () => {
  it.each(files.filter((file) => /\.(?:tsx?|css|md)$/.test(file) && !file.startsWith('content/')))(
    'of %s exist',
    (file) => {
      const named = [...proseOf(file).matchAll(NAME)].map(([, name = '']) => name);
      expect(named.filter((name) => !ELSEWHERE.test(name) && !exists(name, file))).toEqual([]);
    },
  );
});
