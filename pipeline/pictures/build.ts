import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '../../site/locales.ts';
import type { Prerender } from '../../site/prerender.ts';
import { productOf } from '../../site/products.ts';
import type { BuildContext } from '../kit/context.ts';
import { hashOf } from '../kit/hash.ts';
import { formatMessage, type Messages } from '../kit/messages.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import { byContent, defineStep, notCompared, type StepTools } from '../kit/step.ts';
import type { PictureText } from './draw.ts';
import { pictureStep, type PictureInput } from './step.ts';

export interface PictureTools {
  statics: StaticFiles;
  messages: Record<Locale, Messages>;
  prerender: Prerender;
}

/** A page to draw; `locale` is the language of its title. */
export interface PicturedPage {
  key: string;
  title: string;
  locale: Locale;
}

/** Draws a page's picture into a file with a hash in its name, and returns the URL. Equal pictures share a file. */
export type DrawPage = (page: PicturedPage) => Promise<string>;

export function createPictures(context: BuildContext, { statics, messages, prerender }: PictureTools): DrawPage {
  const addresses = new Map<string, Promise<string>>();
  return ({ key, title, locale }) => {
    const product = productOf(key);
    const text: PictureText = {
      title,
      product: product ? formatMessage(messages[locale], `product.${product.id}.name`) : '',
      siteName: formatMessage(messages[locale], 'site.name'),
      locale,
    };
    const name = JSON.stringify(text);
    const colors = prerender.lightColors(product?.id ?? null);
    const address = addresses.get(name) ?? context.steps.run(pictureFileStep, { text, colors, statics });
    addresses.set(name, address);
    return address;
  };
}

interface PictureFileInput extends PictureInput {
  statics: StaticFiles;
}

/** Writes a picture to its file. Returns the URL. */
export const pictureFileStep = defineStep({
  name: 'picture-files',
  code: import.meta.url,
  keep: 'memory',
  inputs: { text: byContent, colors: byContent, statics: notCompared },
  of: ({ text }) => JSON.stringify(text),
  make: async ({ statics, ...picture }: PictureFileInput, { run }: StepTools) => {
    const base64 = await run(pictureStep, picture);
    const file = `picture-${hashOf(base64).slice(0, 8)}.png`;
    await writeFile(path.join(statics.staticFolder, file), base64, 'base64');
    return statics.staticPath + file;
  },
});
