import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchFolders } from '../../../pipeline/dev/watch.ts';
import { useFolder } from '../../support/folder.ts';

const inFolder = useFolder();
let told: EventEmitter;
let stop: () => Promise<void>;
beforeEach(async () => {
  await mkdir(inFolder('content'));
  await writeFile(inFolder('content', 'page.md'), 'First text.');
  told = new EventEmitter();
  stop = await watchFolders(inFolder(), ['content'], (file, what) => told.emit(what, file));
});
afterEach(() => stop());

describe('watched folders', () => {
  it('tell of the text of a file that was empty for a while, as editors save it', async () => {
    const texts: string[] = [];
    told.on('text', () => texts.push(readFileSync(inFolder('content', 'page.md'), 'utf8')));
    const emptied = once(told, 'text');
    await using file = await open(inFolder('content', 'page.md'), 'w');
    expect(await emptied).toEqual(['content/page.md']);
    await file.writeFile('Second text.');
    await expect.poll(() => texts.at(-1)).toBe('Second text.');
  });

  it('tell of files that come and go', async () => {
    const added = once(told, 'place');
    await writeFile(inFolder('content', 'other.md'), 'Text.');
    expect(await added).toEqual(['content/other.md']);
    const removed = once(told, 'place');
    await rm(inFolder('content', 'other.md'));
    expect(await removed).toEqual(['content/other.md']);
  });
});
