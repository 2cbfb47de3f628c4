import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { DEMO, type Guide } from '../browser/guides.ts';
import type { PlainFile } from './plain-site.ts';

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
  return {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html><html lang="en">${head}<h1>${title}</h1>${html}</html>`,
  };
}
