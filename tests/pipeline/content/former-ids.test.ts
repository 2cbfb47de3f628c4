import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { listFiles } from '../../../pipeline/kit/files.ts';

const { content } = createContext();
const english = (await listFiles(content)).filter((file) => path.basename(file) === 'index.md');

/** The lines of a page that keep former ids, each with the level of the heading below it. */
function getFormerIds(page: string): string[] {
  return [...page.matchAll(/^<!-- formerly: .* -->$\n^(.*?) /gm)].map(([comment, level]) => `${comment} ${level}`);
}

describe('former ids of headings', async () => {
  const pages = await Promise.all(
    english.map(async (file) => ({
      file: path.relative(content, file),
      english: getFormerIds(await readFile(file, 'utf8')),
      chinese: getFormerIds(await readFile(file.replace('index.md', 'index.zh.md'), 'utf8')),
    })),
  );

  it('are kept in both languages, each before a heading', () => {
    expect(pages.flatMap((page) => page.english).length).toBeGreaterThan(40);
    for (const page of pages) {
      const lines = page.english.map((line) => line.split(' --> ')[0]);
      expect(
        page.chinese.map((line) => line.split(' --> ')[0]),
        page.file,
      ).toEqual(lines);
      expect(
        page.english.filter((line) => !/ #{2,3}$/.test(line)),
        page.file,
      ).toEqual([]);
    }
  });
});
