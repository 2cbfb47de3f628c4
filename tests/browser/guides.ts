import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/** A demo directive in Markdown. */
export const DEMO = /^::demo\{.*\}\n/gm;

/** A directive of this site's Markdown that is not standard. */
const BLOCK = /^:::.*\n/gm;

const FRONT_MATTER = /^---\n.*?\n---\n/s;

/** A guide with demos. */
export interface Guide {
  /** Path of the page: `/x/react-charts/bars/`. */
  path: string;
  title: string;
  /** Its Markdown without demos, front matter and directives. */
  text: string;
}

export type Length = 'heavy' | 'medium' | 'short';

/** Picks the guides with demos that have the longest, the median and the shortest text. */
export async function readGuides(content: string): Promise<Record<Length, Guide>> {
  const files = (await readdir(content, { recursive: true })).filter((file) => path.basename(file) === 'index.md');
  const pages = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(content, file), 'utf8');
      const title = /^title: (.*)$/m.exec(source)?.[1] ?? '';
      const text = source.replace(FRONT_MATTER, '').replace(DEMO, '').replace(BLOCK, '');
      return { path: `/x/${path.dirname(file)}/`, title, text, hasDemos: source.search(DEMO) >= 0 };
    }),
  );
  const guides = pages.filter(({ hasDemos }) => hasDemos).sort((a, b) => a.text.length - b.text.length);
  const at = (share: number): Guide => {
    const guide = guides[Math.round(share * (guides.length - 1))];
    if (!guide) throw new Error('The content has no guide with a demo.');
    return guide;
  };
  return { heavy: at(1), medium: at(1 / 2), short: at(0) };
}
