import { DEFAULT_LOCALE } from '../../../site/locales.ts';
import type { Content } from '../../content/load-content.ts';
import type { ThumbnailDemo } from './build-thumbnails.ts';

/** The demos that pages name for their thumbnails (`thumbnail: <page>#<demo>`), by the page's key. */
export function namedThumbnails({ pages }: Pick<Content, 'pages'>): Map<string, ThumbnailDemo> {
  return new Map(
    [...pages.values()].flatMap(({ key, sources }) => {
      const named = sources[DEFAULT_LOCALE]?.frontMatter.thumbnail;
      if (named === undefined) return [];
      const [page = '', demo = ''] = named.split('#');
      return [[key, { key: page, demo }] as const];
    }),
  );
}
