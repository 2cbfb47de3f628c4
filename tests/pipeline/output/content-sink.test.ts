import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createContentFiles } from '../../../pipeline/output/content-sink.ts';
import { contentFolder } from '../../../site/page/page.ts';
import { useFolder } from '../../support/folder.ts';

/** As many as are written at once. */
const MOST = 64;
const NAMES = Array.from({ length: 4 * MOST }, (_, at) => `page-${at}`);

const inAssets = useFolder();

const listWritten = () =>
  readdirSync(inAssets(), { recursive: true, encoding: 'utf8' }).filter((file) => /page-/.test(file));

describe('content that is written to files', () => {
  it('is in memory for few files at a time, however many writers wait, in the order in which they came', async () => {
    const files = createContentFiles(inAssets());
    const begun: string[] = [];
    const unwritten: number[] = [];
    const toText = (name: string) => {
      begun.push(name);
      unwritten.push(begun.length - listWritten().length);
      return name;
    };
    const adding = Promise.all(NAMES.map((name) => files.add(name, name, toText)));
    // After all that needs no file.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    expect(begun).toEqual(NAMES.slice(0, MOST));
    await adding;
    await files.finish('done');
    expect(begun).toEqual(NAMES);
    expect(Math.max(...unwritten)).toBe(MOST);
    expect(listWritten()).toHaveLength(NAMES.length);
    expect(await readFile(inAssets(contentFolder('done'), 'page-7'), 'utf8')).toBe('page-7');
  });

  it('is not finished when a value or a file fails', async () => {
    const files = createContentFiles(inAssets());
    const fail = () => {
      throw new Error('This is no text.');
    };
    await expect(files.add('page-0', 0, fail)).rejects.toThrow('This is no text.');
    await expect(files.finish('done')).rejects.toThrow('This is no text.');
    const others = createContentFiles(inAssets());
    await writeFile(inAssets('page-file'), '');
    await others.add(`../../page-file/page-1`, 1);
    await expect(others.finish('done')).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});
