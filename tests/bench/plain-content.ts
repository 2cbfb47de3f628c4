import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import MarkdownIt from 'markdown-it';
import { DEMO, type Guide } from '../support/browser/guides.ts';
import type { PlainFile } from './plain-site.ts';

/** A link to a demo, by its name: ids of headings have no capitals. */
const LINK_TO_DEMO = /\[([^\]]*)\]\(([^)\s#]*)#\p{Lu}\w*\)/gu;

/** Removes the demos from all pages of a content folder, which leaves Markdown that any site generator could render. */
export async function removeDemos(content: string): Promise<void> {
  const files = (await readdir(content, { recursive: true })).filter((file) => file.endsWith('.md'));
  await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(content, file), 'utf8');
      const unlink = (link: string, text: string, page: string) => (page === '' ? text : `[${text}](${page})`);
      await writeFile(path.join(content, file), source.replace(DEMO, '').replace(LINK_TO_DEMO, unlink));
    }),
  );
}

/** Renders a guide as a hand-written page: its text, with a few styles for readability. */
export function plainPage({ title, text }: Guide): PlainFile {
  const html = new MarkdownIt({ html: true }).render(text);
  const styles = 'body{font:1rem/1.6 sans-serif;max-width:45rem;margin:auto}pre{overflow:auto;background:#eee}';
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${styles}</style>`;
  return {
    type: 'text/html; charset=utf-8',
    text: `<!doctype html><html lang="en">${head}<h1>${title}</h1>${html}</html>`,
  };
}
