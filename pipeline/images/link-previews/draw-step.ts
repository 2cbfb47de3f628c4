import type { LightColors } from '../../../site/protocol/prerender.ts';
import { defineStep, asIs } from '../../cache/step.ts';
import { drawPicture, type PictureText } from './draw.ts';
import { loadFonts } from './font.ts';

export interface PictureInput {
  text: PictureText;
  colors: LightColors;
}

/** A picture as base64-encoded PNG. */
export const pictureStep = defineStep({
  name: 'pictures',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { text: asIs, colors: asIs },
  make: async ({ text, colors }: PictureInput) =>
    (await drawPicture(text, colors, await loadFonts())).toString('base64'),
});
