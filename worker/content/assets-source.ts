import { readPortions, type ContentSource } from './source.ts';

/** Content in the worker's static assets: that of its own build, deployed with it. */
export function assetsSource(assets: Fetcher): ContentSource {
  return {
    name: 'the assets',
    open: async (path) => {
      const response = await assets.fetch(`https://assets.local/${path}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The assets answered ${response.status}.`);
      return response.body && readPortions(response.body);
    },
  };
}
