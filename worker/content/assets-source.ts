import { contentFolder } from '../../site/page.ts';
import type { ContentSource } from './store.ts';

/** Content from the worker's static assets, those of its own build. */
export function assetsSource(assets: Fetcher, buildId: string): ContentSource {
  return {
    buildId: () => Promise.resolve(buildId),
    read: async (name) => {
      const response = await assets.fetch(`https://assets.local/${contentFolder(buildId)}/${name}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The assets answered ${response.status} for "${name}".`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
