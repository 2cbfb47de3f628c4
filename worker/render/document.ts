import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languageSlot } from '../../client/drawn/shell/slots.ts';
import { LOCALES, LOCALE_NAMES } from '../../site/locales.ts';
import { bytesOf, type Bytes } from './bytes.ts';

const SLOT = /<!--slot (\w+)-->/;

/** The languages' own names, which every document has. */
const LANGUAGES = Object.fromEntries(
  LOCALES.map((locale) => [languageSlot(locale), [bytesOf(LOCALE_NAMES[locale].name)]]),
);

/**
 * Draws a document. Nothing in it waits for anything, so React draws it in one
 * go, and what cannot be drawn fails before anything is sent. React's own stream takes several times as long to hand its
 * pieces on as to draw them (decision 0018).
 *
 * @param filled What is put in for each slot, by name: long texts do not pass through React.
 */
export function drawDocument(document: ReactElement, filled: Record<string, readonly Bytes[]> = {}): Blob {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
  return new Blob(
    html.split(SLOT).flatMap((text, at) => (at % 2 === 0 ? bytesOf(text) : (filled[text] ?? LANGUAGES[text] ?? []))),
  );
}
