import { once } from 'node:events';
import { watch } from 'chokidar';

/** When a file counts as saved: how long its size stays the same, and how often it is read, in milliseconds. */
const SAVED = { stabilityThreshold: 40, pollInterval: 10 };

/**
 * Watches folders. Resolves once no change is missed.
 *
 * Editors empty a file before they write its text. Without `awaitWriteFinish`, Chokidar tells of a file that is still
 * empty, and drops what follows within 50 ms: the save was lost until the next one.
 *
 * @param onChange Receives the path of a file from the root: `text` when it was edited, `place` when it was added or
 * removed.
 * @returns Stops watching.
 */
export async function watchFolders(
  root: string,
  folders: readonly string[],
  onChange: (file: string, what: 'text' | 'place') => void,
): Promise<() => Promise<void>> {
  const watcher = watch([...folders], { cwd: root, ignoreInitial: true, awaitWriteFinish: SAVED });
  watcher.on('all', (event, file) => onChange(file, event === 'change' ? 'text' : 'place'));
  await once(watcher, 'ready');
  return () => watcher.close();
}
