import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../../site/locales.ts';
import type { Prerender } from '../../../site/protocol/prerender.ts';
import { findProduct } from '../../../site/products.ts';
import type { BuildContext } from '../../cache/context.ts';
import { hashValues } from '../../kit/hash.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import type { StaticFiles } from '../../kit/static-files.ts';
import type { PictureText } from './draw.ts';
import { pictureStep, type PictureInput } from './draw-step.ts';

interface PictureTools {
  statics: StaticFiles;
  messages: Record<Locale, Messages>;
  demos: { prerender: Prerender };
}

/** A page to draw; `locale` is the language of its title. */
export interface PicturedPage {
  key: string;
  title: string;
  locale: Locale;
}

/** The pictures for link previews. */
export interface Pictures {
  /** Returns the URL of a page's picture. Pages with equal texts share one. */
  getAddress: (page: PicturedPage) => string;
  /** Names of the pictures that `getAddress` was asked for. */
  listNames: () => string[];
  /** Writes them. */
  write: () => Promise<void>;
}

/**
 * Names each picture by the text, the colours and the code that it is drawn from, so that pages can be written without
 * drawing: only a deployment needs the files.
 */
export async function createPictures(
  { steps }: BuildContext,
  { statics, messages, demos: { prerender } }: PictureTools,
): Promise<Pictures> {
  const code = await steps.getCode(pictureStep);
  const drawn = new Map<string, PictureInput>();
  return {
    getAddress: ({ key, title, locale }) => {
      const product = findProduct(key);
      const text: PictureText = {
        title,
        product: product ? formatMessage(messages[locale], `product.${product.id}.name`) : '',
        siteName: formatMessage(messages[locale], 'site.name'),
        locale,
      };
      const colors = prerender.lightColors(product?.id ?? null);
      const name = `picture-${hashValues(code, JSON.stringify({ text, colors })).slice(0, 8)}.png`;
      drawn.set(name, { text, colors });
      return statics.staticPath + name;
    },
    listNames: () => [...drawn.keys()],
    write: async () => {
      await Promise.all(
        [...drawn].map(async ([name, input]) => {
          const base64 = await steps.run(pictureStep, input);
          await writeFile(path.join(statics.staticFolder, name), base64, 'base64');
        }),
      );
    },
  };
}
