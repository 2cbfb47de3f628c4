import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './imports.ts';

/** A file name in backticks with a known extension, with or without folders. */
const NAME = /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:tsx?|css|md|json|html|sh|toml|lua))`/g;

/** A folder of the repository in backticks, with a slash at its end. */
const FOLDER = /`((?:worker|client|site|pipeline|tests|docs|locales|public)\/(?:[\w.@-]+\/)*)`/g;

/** File names that are not in this repository: examples, build output, files of readers' projects. */
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

/** The prose of a file: Markdown without fences, or the comments of code. */
function getProse(file: string): string {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  if (file.endsWith('.md')) return text.replace(/^```[^]*?^```/gm, '');
  return (text.match(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm) ?? []).join('\n');
}

/** Whether a name exists: as a path from the root or from the file's folder or, without folders, anywhere. */
function exists(name: string, file: string): boolean {
  if (!name.includes('/')) return names.has(name);
  return (
    paths.has(name) ||
    paths.has(path.posix.join(path.dirname(file), name)) ||
    files.some((known) => known.endsWith(`/${name}`))
  );
}

describe('files and folders named in comments and documents', () => {
  it.each(files.filter((file) => /\.(?:tsx?|css|md)$/.test(file) && !/^(?:content|tests\/fixture)\//.test(file)))(
    'of %s exist',
    (file) => {
      const named = [...getProse(file).matchAll(NAME)].map(([, name = '']) => name);
      expect(named.filter((name) => !ELSEWHERE.test(name) && !exists(name, file))).toEqual([]);
      const folders = [...getProse(file).matchAll(FOLDER)].map(([, name = '']) => name);
      expect(folders.filter((name) => !files.some((known) => known.startsWith(name)))).toEqual([]);
    },
  );
});
