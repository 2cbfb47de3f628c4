/** Where a bundle runs. */
export type Target = 'browser' | 'server';

/** esbuild settings shared by server and browser bundles, so that both produce the same Emotion class names. */
export function bundleSettings(target: Target) {
  return {
    bundle: true,
    format: 'esm',
    minify: target === 'browser',
    platform: target === 'browser' ? 'browser' : 'node',
    target: target === 'browser' ? ['chrome123', 'firefox120', 'safari17.5'] : ['node20'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A dependency of Emotion brings an older copy; what it uses is the same in both versions.
    alias: { 'react-is': 'react-is' },
    legalComments: 'none',
    // The caller reports errors in the author's terms (`bundleProblems`).
    logLevel: 'silent',
    ...(target === 'server' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    }),
  } as const;
}
