import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { need } from '../../../site/kit/need.ts';

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

/**
 * Picks the guides with demos that have the longest and the shortest text, and the median by the weight of its HTML: the
 * median by text may have one demo or nine grids.
 */
export async function readGuides(content: string, site: string): Promise<Record<Length, Guide>> {
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
  const weights = new Map<Guide, number>();
  for (const guide of guides) weights.set(guide, await weigh(site + guide.path));
  const byWeight = guides.toSorted((a, b) => need(weights, a) - need(weights, b));
  const medium = byWeight[Math.floor(byWeight.length / 2)];
  const [short, heavy] = [guides[0], guides.at(-1)];
  if (!medium || !short || !heavy) throw new Error('The content has no guide with a demo.');
  return { heavy, medium, short };
}

/** Compressed size of a page's HTML in bytes. */
async function weigh(url: string): Promise<number> {
  return brotliCompressSync(await (await fetch(url)).text(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    .length;
}
