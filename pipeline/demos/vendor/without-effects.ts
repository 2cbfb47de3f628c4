import type * as esbuild from 'esbuild';

/** CommonJS packages without side effects whose package.json does not say so. */
const PACKAGES = /^(?:hoist-non-react-statics|react-is|prop-types)$/;

const SELF = 'without-effects';

/** Tree-shakes packages that are imported but unused: Emotion imports one for a function that nobody calls. */
export function withoutEffects(): esbuild.Plugin {
  return {
    name: SELF,
    setup(build) {
      build.onResolve({ filter: PACKAGES }, async ({ path, resolveDir, kind, importer, pluginData }) => {
        if (pluginData === SELF) return undefined;
        const resolved = await build.resolve(path, { resolveDir, kind, importer, pluginData: SELF });
        return { ...resolved, sideEffects: false };
      });
    },
  };
}
