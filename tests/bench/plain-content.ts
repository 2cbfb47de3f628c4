import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import type { PlainFile } from './plain-site.ts';

/** A demo of a page, on a line of its own. */
const DEMO = /^::demo\{.*\}\n/gm;

/** Anything of the Markdown of this site that Markdown does not know, on a line of its own. */
const BLOCK = /^:::.*\n/gm;

const FRONT_MATTER = /^---\n.*?\n---\n/s;

/** A guide that has demos. */
export interface Guide {
  /** Path of the page: `/x/react-charts/bars/`. */
  path: string;
  title: string;
  /** Its Markdown without demos, front matter and blocks. */
  text: string;
}

/** The guides with demos, the shortest text first. */
export async function readGuides(content: string): Promise<Guide[]> {
  const files = (await readdir(content, { recursive: true })).filter((file) => path.basename(file) === 'index.md');
  const guides = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(content, file), 'utf8');
      const title = /^title: (.*)$/m.exec(source)?.[1] ?? '';
      const text = source.replace(FRONT_MATTER, '').replace(DEMO, '').replace(BLOCK, '');
      return { path: `/x/${path.dirname(file)}/`, title, text, hasDemos: source.search(DEMO) >= 0 };
    }),
  );
  return guides.filter(({ hasDemos }) => hasDemos).sort((a, b) => a.text.length - b.text.length);
}

/** Takes the demos out of all pages of a content folder: what is left is Markdown that any generator could be given. */
export async function removeDemos(content: string): Promise<void> {
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.md'));
  await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(content, file), 'utf8');
      await writeFile(path.join(content, file), source.replace(DEMO, ''));
    }),
  );
}

/** A guide as a page that is written by hand: its text, and the rules that make it readable. */
export function plainPage({ title, text }: Guide): PlainFile {
  const html = new MarkdownIt({ html: true }).render(text);
  const styles = 'body{font:1rem/1.6 sans-serif;max-width:45rem;margin:auto}pre{overflow:auto;background:#eee}';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style>`;
  return { type: 'text/html; charset=utf-8', text: `<!doctype html><html lang="en">${head}<h1>${title}</h1>${html}</html>` };
}
