import { execFile } from 'node:child_process';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildUsage } from './build-once.ts';

const execute = promisify(execFile);

/** A well-kept builder of documentation from plain Markdown: what a build must cost. Installed for this bench alone. */
export const PEER = 'vitepress@1.6.4';

/** Prints the resources that the peer used, as `build-once.ts` does. */
const BUILD_ONCE = `import { build } from 'vitepress';
const start = performance.now();
await build(process.argv[2], { logLevel: 'error' });
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
const cpu = (userCPUTime + systemCPUTime) / 1e6;
console.log(JSON.stringify({ cpu, wall: (performance.now() - start) / 1000, memory: maxRSS / 1024 }));
`;

/** Builds the pages of a content folder with the peer: their text and fences, without demos, reference and search. */
export async function buildPlainMarkdown(content: string, folder: string): Promise<BuildUsage> {
  const site = path.join(folder, 'site');
  for await (const file of glob('**/index{,.zh}.md', { cwd: content })) {
    const page = file.endsWith('.zh.md') ? path.join('zh', path.dirname(file)) : path.dirname(file);
    await mkdir(path.join(site, page), { recursive: true });
    await writeFile(
      path.join(site, page, 'index.md'),
      toPlainMarkdown(await readFile(path.join(content, file), 'utf8')),
    );
  }
  await mkdir(path.join(site, '.vitepress'), { recursive: true });
  await writeFile(path.join(site, '.vitepress/config.mjs'), 'export default { ignoreDeadLinks: true };\n');
  await writeFile(path.join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await writeFile(path.join(folder, 'build-once.js'), BUILD_ONCE);
  await execute('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', PEER], { cwd: folder });
  const { stdout } = await execute('node', ['build-once.js', site], { cwd: folder, maxBuffer: 2 ** 24 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildUsage;
}

/** Leaves front matter and our directives out. `v-pre` keeps the peer from evaluating braces. */
function toPlainMarkdown(page: string): string {
  const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(page) ?? [];
  const title = /^title: (.*)$/m.exec(frontMatter)?.[1] ?? '';
  return `# ${title}\n\n<div v-pre>\n\n${body.replace(/^::+.*$/gm, '')}\n\n</div>\n`;
}
