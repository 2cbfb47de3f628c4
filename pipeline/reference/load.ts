import type { ProductMessages } from '../../site/reference-errors.ts';
import type { ReferenceCatalog } from '../../site/reference-catalog.ts';
import type { BuildContext } from '../kit/context.ts';
import { defineStep, asIs } from '../kit/step.ts';
import { libraryMessagesStep } from './errors/step.ts';
import { installedStep, typesStep, type TypesReference } from './types.ts';

/** The reference of every library. */
export interface LoadedReference extends TypesReference {
  /** What the packages throw and log. */
  errors: ProductMessages[];
}

/** Reads the reference from the installed packages, or from the cache if they have not changed. */
export async function loadReference(
  { root, steps }: BuildContext,
  catalog: ReferenceCatalog,
): Promise<LoadedReference> {
  const { current, previous, shared, lockFile } = await steps.run(installedStep, { root, catalog });
  const [types, errors] = await Promise.all([
    steps.run(typesStep, { root, current, previous, lockFile }),
    steps.run(libraryMessagesStep, { current, shared }),
  ]);
  return steps.run(loadedStep, { types, errors });
}

/** Combines both into an object whose identity is stable while neither changes. */
export const loadedStep = defineStep({
  name: 'loaded-reference',
  code: import.meta.url,
  keep: 'memory',
  inputs: { types: asIs, errors: asIs },
  make: ({ types, errors }: { types: TypesReference; errors: ProductMessages[] }): LoadedReference => ({
    ...types,
    errors,
  }),
});
