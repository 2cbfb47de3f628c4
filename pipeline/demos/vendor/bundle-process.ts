import { fork } from 'node:child_process';
import type { EntryFiles, PackageBundle } from './bundle-packages.ts';

interface Outcome {
  files?: EntryFiles;
  /** What the bundler says, for `bundleProblems`. */
  errors?: { message: string }[];
}

/** Bundles packages in a process that ends then: the bundler would keep half a gigabyte in this one. */
export function bundleInProcess(bundle: PackageBundle): Promise<EntryFiles> {
  const child = fork(import.meta.filename, { serialization: 'advanced' });
  return new Promise((resolve, reject) => {
    child.once('message', ({ files, errors = [] }: Outcome) => {
      if (files) resolve(files);
      else reject(Object.assign(new Error(errors.map(({ message }) => message).join('\n')), { errors }));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The process that bundles packages ended with ${code}.`)));
    child.send(bundle);
  });
}

/** What that process does. */
async function answer(bundle: PackageBundle): Promise<Outcome> {
  try {
    const { bundlePackages } = await import('./bundle-packages.ts');
    return { files: await bundlePackages(bundle) };
  } catch (error) {
    const { errors = [error] } = error as { errors?: unknown[] };
    return { errors: errors.map((found) => ({ message: found instanceof Error ? found.message : String(found) })) };
  }
}

if (process.argv[1] === import.meta.filename)
  process.once('message', (bundle: PackageBundle) => {
    void answer(bundle).then((outcome) => process.send?.(outcome, () => process.disconnect()));
  });
