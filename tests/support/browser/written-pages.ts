import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext } from '../../../pipeline/cache/context.ts';
import { DEMO } from './guides.ts';
import { readWrittenPages } from './pages.ts';

/** An English page that has a folder of its own below `content/`. */
interface WrittenPage {
  path: string;
  /** Its folder: `content/react-charts/bars/`. */
  folder: string;
  hasDemos: boolean;
}

/** The English pages except the reference, with what their sources say. Quicker than reading the pages themselves. */
export async function readSources(): Promise<WrittenPage[]> {
  const { root } = createContext();
  return (await readWrittenPages()).map((page) => {
    const folder = page.replace('/x/', 'content/');
    const source = readFileSync(path.join(root, folder, 'index.md'), 'utf8');
    return { path: page, folder, hasDemos: source.search(DEMO) >= 0 };
  });
}
