import { reference } from '../../../content/reference.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { loadReference } from '../../../pipeline/reference/load-reference.ts';

/** The reference of the installed packages, from the build's cache if possible. */
export function loadInstalledReference() {
  return loadReference(createContext(), reference);
}
