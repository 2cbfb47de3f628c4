import type { ProductMessages } from '../../../site/reference-errors.ts';
import { defineStep } from '../../kit/step.ts';
import type { ProductSource } from '../extract.ts';
import type { InstalledPackage } from '../packages.ts';
import { listMessages } from './list.ts';

interface MessagesInput {
  current: readonly ProductSource[];
  shared: readonly InstalledPackage[];
}

/** Collects what the installed packages throw and log, from their code. */
export const libraryMessagesStep = defineStep({
  name: 'library-messages',
  code: import.meta.url,
  keep: 'disk',
  inputs: {
    current: (sources) => sources.map(({ catalog, packages }) => [catalog.product, ...packages.map(versionOf)]),
    shared: (packages) => packages.map(versionOf),
  },
  of: () => '',
  make: ({ current, shared }: MessagesInput): Promise<ProductMessages[]> =>
    Promise.all(
      current.map(async ({ catalog: { product }, packages }) => ({
        product,
        messages: await listMessages(packages, shared),
      })),
    ),
});

function versionOf({ name, version }: InstalledPackage): string {
  return `${name}@${version}`;
}
