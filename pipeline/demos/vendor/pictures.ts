import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'rolldown';
import { readIfPresent } from '../../kit/files.ts';
import type { Patch } from './patch.ts';
import { PICTURE_PATCHES } from './picture-patches.ts';

/** A patch that the installed package has no place for. */
export interface FailedPatch {
  /** The components that are not drawn because of it. */
  components: string;
  /** The module, below `node_modules/@mui`. */
  file: string;
  /** The text that it does not have exactly once; null if there is no such module. */
  lacks: string | null;
}

/** Modules of the packages with their patches, by path below `node_modules/@mui`, and what does not fit. */
interface Patched {
  modules: ReadonlyMap<string, string>;
  failedPatches: readonly FailedPatch[];
}

/**
 * Makes grids and charts render a picture of themselves on the server, marked with the attribute `data-picture`. Where
 * a patch does not fit the package, its components render what the package itself renders on the server.
 */
export async function pictures(root: string): Promise<Plugin> {
  const { modules } = await patchPackages(root);
  return {
    name: 'pictures',
    load: {
      filter: { id: /[\\/]@mui[\\/]x-.*\.mjs$/ },
      handler: (file) => modules.get(file.slice(file.lastIndexOf('@mui') + '@mui/'.length).replaceAll(path.sep, '/')),
    },
  };
}

/** Lists the patches that do not fit the installed packages. */
export async function findFailedPatches(root: string): Promise<readonly FailedPatch[]> {
  return (await patchPackages(root)).failedPatches;
}

async function patchPackages(root: string): Promise<Patched> {
  const patched = await Promise.all(
    Object.entries(PICTURE_PATCHES).map(async ([components, patches]) => {
      const results = await Promise.all(patches.map((patch) => applyPatch(root, components, patch)));
      const failedPatches = results.flatMap((result) => result.failedPatches);
      return { failedPatches, modules: failedPatches.length > 0 ? [] : results.map(({ module }) => module) };
    }),
  );
  return {
    modules: new Map(patched.flatMap(({ modules }) => modules)),
    failedPatches: patched.flatMap(({ failedPatches }) => failedPatches),
  };
}

async function applyPatch(root: string, components: string, { file, replace }: Patch) {
  const text = await readIfPresent(readFile(path.join(root, 'node_modules/@mui', file), 'utf8'));
  const lacking = text === null ? [null] : replace.map(([from]) => from).filter((from) => !hasOnce(text, from));
  return {
    module: [file, replace.reduce((result, [from, to]) => result.replace(from, () => to), text ?? '')] as const,
    failedPatches: lacking.map((lacks): FailedPatch => ({ components, file, lacks })),
  };
}

function hasOnce(text: string, part: string): boolean {
  return text.split(part).length === 2;
}
