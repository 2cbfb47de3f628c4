import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bytesOf, type Bytes } from './bytes.ts';

const SLOT = /<!--slot (\w+)-->/;

/** Stands in a document where HTML is put in that is ready as it is. Text never looks like this: React escapes it. */
export const slot = (name: string): string => `<!--slot ${name}-->`;

/**
 * Draws a document in the pieces in which it is sent, in UTF-8. Nothing in it waits for anything, so React draws it in one
 * go, and what cannot be drawn fails before anything is sent. React's own stream takes several times as long to hand its
 * pieces on as to draw them (decision 0018).
 *
 * @param filled What is put in for each slot, by name: long texts do not pass through React.
 */
export function drawDocument(document: ReactElement, filled: Record<string, Bytes> = {}): Bytes[] {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
  const pieces = html.split(SLOT).map((text, at) => (at % 2 === 0 ? bytesOf(text) : filled[text]));
  return pieces.filter((piece) => piece !== undefined && piece.byteLength > 0) as Bytes[];
}
