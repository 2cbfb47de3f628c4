import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../../site/locales.ts';
import { findProduct } from '../../../site/products.ts';
import type { BuiltDemos } from '../../demos/build-demos.ts';
import type { BuildContext } from '../../cache/context.ts';
import { hashValues } from '../../kit/hash.ts';
import type { StaticFiles } from '../../kit/static-files.ts';
import { thumbnailStep } from './thumbnail.ts';

const STAGE_STYLES = 'client/components/styles/demo.css';

/** Writes a thumbnail. @returns Its URL; null for a demo that does not exist. */
export type ThumbnailOf = (demo: ThumbnailDemo, locale: Locale) => Promise<string | null>;

export interface ThumbnailDemo {
  /** Key of its page. */
  key: string;
  demo: string;
}

export async function createThumbnails(
  { root, steps }: BuildContext,
  { demos: { byPage, prerender }, statics }: { demos: BuiltDemos; statics: StaticFiles },
): Promise<ThumbnailOf> {
  const stageCss = await readFile(path.join(root, STAGE_STYLES), 'utf8');
  const tokens = prerender.tokensCss();
  return async ({ key, demo: name }, locale) => {
    const demo = byPage.get(key)?.[locale].get(name);
    if (!demo) return null;
    const { html, styles } = await demo.render(locale);
    const product = findProduct(key)?.id ?? null;
    const svg = await steps.run(thumbnailStep, { picture: { html, styles }, product, tokens, stageCss });
    const file = `thumbnail-${hashValues(svg).slice(0, 8)}.svg`;
    await writeFile(path.join(statics.staticFolder, file), svg);
    return statics.staticPath + file;
  };
}
