import { copyFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../../site/locales.ts';
import { findProduct } from '../../../site/products.ts';
import type { BuiltDemos } from '../../demos/build-demos.ts';
import type { BuiltDemo } from '../../demos/page-demos.ts';
import { renderStep } from '../../demos/render-demo.ts';
import type { BuildContext } from '../../cache/context.ts';
import { hashValues } from '../../kit/hash.ts';
import { makeSome } from '../../kit/make-some.ts';
import type { StaticFiles } from '../../kit/static-files.ts';
import { thumbnailStep } from './thumbnail.ts';

const STAGE_STYLES = 'client/components/styles/stage.css';

/** Thumbnails drawn at a time: enough for all cores, few enough for memory. */
const AT_A_TIME = 50;

export interface ThumbnailDemo {
  /** Key of its page. */
  key: string;
  demo: string;
}

/** Pictures of demos. */
export interface Thumbnails {
  /** Returns the URL of a demo's thumbnail; null for a demo that does not exist. */
  getAddress: (demo: ThumbnailDemo, locale: Locale) => string | null;
  /** Writes the thumbnail at once. @returns Its URL; null for a demo that does not exist. */
  draw: (demo: ThumbnailDemo, locale: Locale) => Promise<string | null>;
  /** Names of the thumbnails that `getAddress` was asked for. */
  listNames: () => string[];
  /** Writes them. */
  write: () => Promise<void>;
}

interface Wanted extends ThumbnailDemo {
  locale: Locale;
  built: BuiltDemo;
}

/**
 * Names each thumbnail by what its demo is made of, so that pages can be written before it is drawn, and one that a former
 * build has drawn is copied.
 */
export async function createThumbnails(
  { root, out, steps }: BuildContext,
  { demos, statics }: { demos: BuiltDemos; statics: StaticFiles },
): Promise<Thumbnails> {
  const stageCss = await readFile(path.join(root, STAGE_STYLES), 'utf8');
  const tokens = demos.prerender.tokensCss();
  const code = await Promise.all([renderStep, thumbnailStep].map(steps.getCode));
  const shared = hashValues(...code, stageCss, tokens, ...demos.entryFiles('mount'));
  const asked = new Map<string, Wanted>();

  const getName = ({ key, locale, built: { modules, vendorFiles, packs, rendering } }: Wanted) => {
    const files = [modules.system ?? '', ...vendorFiles, ...packs[locale]];
    const parts = [locale, findProduct(key)?.id ?? '', ...files, rendering[locale]];
    return `thumbnail-${hashValues(shared, ...parts).slice(0, 8)}.svg`;
  };
  const find = ({ key, demo }: ThumbnailDemo, locale: Locale): [name: string, Wanted] | null => {
    const built = demos.byPage.get(key)?.[locale].get(demo);
    if (!built) return null;
    const wanted = { key, demo, locale, built };
    return [getName(wanted), wanted];
  };
  const writeOne = async ([name, { key, locale, built }]: [name: string, Wanted]) => {
    const target = path.join(statics.staticFolder, name);
    const former = path.join(out, 'assets', statics.staticPath, name);
    if (
      await copyFile(former, target).then(
        () => true,
        () => false,
      )
    )
      return;
    const { html, styles } = await built.render(locale);
    const product = findProduct(key)?.id ?? null;
    await writeFile(target, await steps.run(thumbnailStep, { picture: { html, styles }, product, tokens, stageCss }));
  };
  return {
    getAddress: (demo, locale) => {
      const found = find(demo, locale);
      if (found) asked.set(...found);
      return found && statics.staticPath + found[0];
    },
    draw: async (demo, locale) => {
      const found = find(demo, locale);
      if (found) await writeOne(found);
      return found && statics.staticPath + found[0];
    },
    listNames: () => [...asked.keys()],
    write: async () => {
      await Promise.all(await makeSome(asked, AT_A_TIME, writeOne));
    },
  };
}
