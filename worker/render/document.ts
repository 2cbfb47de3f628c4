import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { joinBytes } from './bytes.ts';

/** Stands in a document where HTML is put in that is ready as it is. Text never looks like this: React escapes it. */
export const slot = (name: string): string => `<!--slot ${name}-->`;

/**
 * A document as bytes, ready to be sent and to be kept. It is drawn in one go: no part of a page waits for another, so
 * a stream would send nothing earlier, and costs more than the drawing.
 *
 * @param filled What is put in for each slot, by name, in pieces: long texts do not pass through React.
 */
export function renderDocument(document: ReactElement, filled: Record<string, readonly string[]> = {}): Uint8Array<ArrayBuffer> {
  const html = renderToStaticMarkup(document).split(/<!--slot (\w+)-->/);
  return joinBytes(['<!DOCTYPE html>', ...html.flatMap((text, at) => (at % 2 === 0 ? [text] : (filled[text] ?? [])))]);
}
