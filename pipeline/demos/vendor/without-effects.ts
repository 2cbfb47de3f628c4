import type * as esbuild from 'esbuild';

/** CommonJS packages that only define things, and do not say so in their package.json. */
const PACKAGES = /^(?:hoist-non-react-statics|react-is|prop-types)$/;

const SELF = 'without-effects';

/** Lets the bundler leave out packages that are imported and not used: Emotion imports one for a function nobody calls. */
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
