import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

/** Path of a file in the folder; without names, of the folder itself. */
type InFolder = (...names: string[]) => string;

/** Makes an empty temporary folder before each test of a file or `describe`, and removes it after the test. */
export function useFolder(): InFolder {
  const { make, remove, inFolder } = createFolder();
  beforeEach(make);
  afterEach(remove);
  return inFolder;
}

/** Makes one temporary folder for all tests of a file or `describe`, and removes it after the last. */
export function useSharedFolder(): InFolder {
  const { make, remove, inFolder } = createFolder();
  beforeAll(make);
  afterAll(remove);
  return inFolder;
}

function createFolder() {
  let folder = '';
  return {
    make: async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'test-'));
    },
    remove: async () => {
      await rm(folder, { recursive: true, force: true });
      folder = '';
    },
    inFolder: (...names: string[]) => {
      if (folder === '') throw new Error('The folder exists only while tests run.');
      return path.join(folder, ...names);
    },
  };
}
