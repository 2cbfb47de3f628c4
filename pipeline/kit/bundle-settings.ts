/** Where a bundle runs. */
export type Target = 'browser' | 'server';

/** esbuild settings that server and browser bundles share, so that Emotion's class names are the same in both. */
export function bundleSettings(target: Target) {
  return {
    bundle: true,
    format: 'esm',
    minify: target === 'browser',
    platform: target === 'browser' ? 'browser' : 'node',
    target: target === 'browser' ? ['chrome123', 'firefox120', 'safari17.5'] : ['node20'],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    // A dependency of Emotion brings an older copy; what it uses of it is the same in both.
    alias: { 'react-is': 'react-is' },
    legalComments: 'none',
    // Whoever bundles says what went wrong, in words for who wrote it (`bundleProblems`).
    logLevel: 'silent',
    ...(target === 'server' && {
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    }),
  } as const;
}
