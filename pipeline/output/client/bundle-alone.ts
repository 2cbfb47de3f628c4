import * as esbuild from 'esbuild';
import { bundleSettings } from '../../kit/bundle-settings.ts';
import { onlyMessages } from '../../content/only-messages.ts';
import { asIs, byContent, defineStep } from '../../cache/step.ts';
import { sheetTextPlugin } from './plugins.ts';

/** Bundles the module for pages of former builds into a single file. */
export async function bundleFormerBuild(root: string, outfile: string): Promise<void> {
  await esbuild.build({
    entryPoints: ['client/browser/former-build/index.ts'],
    outfile,
    ...bundleSettings('browser'),
    charset: 'utf8',
    plugins: [sheetTextPlugin(), onlyMessages((key) => key.startsWith('formerBuild.'))],
    absWorkingDir: root,
  });
}

/** Bundles the service worker into a single file. */
export async function bundleServiceWorker(
  root: string,
  outfile: string,
  buildId: string,
  core: string[],
): Promise<void> {
  await esbuild.build({
    entryPoints: ['client/service-worker/index.ts'],
    outfile,
    ...bundleSettings('browser'),
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"', __CORE__: JSON.stringify(core) },
    // With the build id every build has a new service worker, even if only content changed.
    footer: { js: `// ${buildId}` },
    absWorkingDir: root,
  });
}

/** The service worker of the dev server: the hash of the code stands in place of the build id. */
export const serviceWorkerStep = defineStep({
  name: 'service-worker',
  code: import.meta.url,
  keep: 'memory',
  inputs: { root: asIs, file: asIs, code: asIs, core: byContent },
  make: ({ root, file, code, core }: { root: string; file: string; code: string; core: string[] }) =>
    bundleServiceWorker(root, file, code, core),
});
