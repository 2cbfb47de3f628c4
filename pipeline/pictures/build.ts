import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Locale } from '../../site/locales.ts';
import type { LightColors, Prerender } from '../../site/prerender.ts';
import { productOf } from '../../site/products.ts';
import { cached } from '../kit/cache.ts';
import { hashOf } from '../kit/hash.ts';
import type { BuildContext } from '../kit/context.ts';
import { hashFiles } from '../kit/files.ts';
import type { StaticFiles } from '../kit/static-files.ts';
import type { Messages } from '../kit/messages.ts';
import { drawPicture, type PictureText } from './draw.ts';
import { loadFont, type Font, type Weight } from './font.ts';

/** What draws: the cache forgets everything when it or a package below it changes. */
const DRAWING = 'pipeline/pictures';

export interface PictureTools {
  statics: StaticFiles;
  messages: Record<Locale, Messages>;
  prerender: Prerender;
}

/** A page whose picture is wanted; the language is that of the title. */
export interface PicturedPage {
  key: string;
  title: string;
  locale: Locale;
}

/** Draws a page's picture, writes it to a hashed file, and returns its address. Pages that look the same share a file. */
export type DrawPage = (page: PicturedPage) => Promise<string>;

export function createPictures(context: BuildContext, tools: PictureTools): Promise<DrawPage> {
  const { messages, prerender } = tools;
  return context.memory.recall('pictures', '', [...Object.values(messages), prerender], () =>
    createDrawing(context, tools),
  );
}

async function createDrawing(
  context: BuildContext,
  { statics: { staticFolder, staticPath }, messages, prerender }: PictureTools,
): Promise<DrawPage> {
  const version = JSON.stringify([await hashFiles(context.root, [DRAWING]), sharp.versions]);
  const addresses = new Map<string, Promise<string>>();
  let fonts: Promise<Record<Weight, Font>> | undefined;
  const draw = async (text: PictureText, colors: LightColors): Promise<string> => {
    const base64 = await cached(context, 'pictures', [version, JSON.stringify([text, colors])], async () => {
      // Reading a font takes longer than a picture: it happens where one is drawn, once.
      fonts ??= loadFonts();
      return (await drawPicture(text, colors, await fonts)).toString('base64');
    });
    const file = `picture-${hashOf(base64).slice(0, 8)}.png`;
    await writeFile(path.join(staticFolder, file), base64, 'base64');
    return staticPath + file;
  };
  return ({ key, title, locale }) => {
    const product = productOf(key);
    const text: PictureText = {
      title,
      product: product ? (messages[locale][`product.${product.messageKey}.name`] ?? product.name) : '',
      siteName: messages[locale]['site.name'] ?? '',
      locale,
    };
    const name = JSON.stringify(text);
    const address = addresses.get(name) ?? draw(text, prerender.lightColors(product?.id ?? null));
    addresses.set(name, address);
    return address;
  };
}

async function loadFonts(): Promise<Record<Weight, Font>> {
  const [bold, medium] = await Promise.all([loadFont('bold'), loadFont('medium')]);
  return { bold, medium };
}
