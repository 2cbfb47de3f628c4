import type { StaticFiles } from '../../kit/static-files.ts';
import { byContent, defineStep, asIs, notCompared } from '../../cache/step.ts';
import { bundleClient, bundleServiceWorker, type ClientBundle, type ClientBundleOptions } from './bundle-client.ts';

interface ClientInput extends Pick<ClientBundleOptions, 'packages' | 'tokens'> {
  root: string;
  /** Hash of the source code and of `public/`. */
  code: string;
  islands: ClientBundleOptions['islands'];
  statics: StaticFiles;
}

/** Bundles the client: what every page loads, and the modules loaded on demand. */
export const clientStep = defineStep({
  name: 'client',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, code: asIs, islands: byContent, packages: asIs, tokens: asIs, statics: notCompared },
  make: ({ root, islands, packages, tokens, statics }: ClientInput): Promise<ClientBundle> =>
    bundleClient(root, { ...statics, islands, packages, tokens }),
});

interface ServiceWorkerInput {
  root: string;
  file: string;
  /** Hash of the code, in place of the build id. */
  code: string;
  core: string[];
}

/** The service worker of the dev server, from the current code and the files that every page needs. */
export const serviceWorkerStep = defineStep({
  name: 'service-worker',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, file: asIs, code: asIs, core: byContent },
  make: ({ root, file, code, core }: ServiceWorkerInput) => bundleServiceWorker(root, file, code, core),
});
