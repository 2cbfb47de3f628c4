import type { ReactElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { languageSlot } from '../../client/drawn/shell/slots.ts';
import { LOCALES, LOCALE_NAMES } from '../../site/locales.ts';
import { bytesOf, join, type Bytes } from './bytes.ts';

/** What stands in a slot: HTML as bytes, which may still be on their way. */
export type Filling = Iterable<Bytes> | AsyncIterable<Bytes>;

/** A slot as React writes it. In a text or an attribute, React escapes the bracket. */
const SLOT = /<!--slot (\w+)-->/g;

/** The start of a slot, or of any tag, that is cut off. */
const CUT_OFF = /<[^>]*$/;

/** One character a byte, whatever the bytes are: positions are the same. */
const positions = new TextDecoder('latin1');

/** The languages' own names, which every document has. */
const LANGUAGES = Object.fromEntries(
  LOCALES.map((locale) => [languageSlot(locale), [bytesOf(LOCALE_NAMES[locale].name)]]),
);

/**
 * Draws a document with React. What stands before a slot goes out at once; what fills the slot follows as it comes, and does
 * not pass through React.
 *
 * @param fillings What stands in each slot, by name.
 * @throws what a component throws: before the first byte.
 */
export async function drawDocument(
  document: ReactElement,
  fillings: Record<string, Filling> = {},
): Promise<AsyncGenerator<Bytes>> {
  const drawn = await renderToReadableStream(document, { onError: () => undefined });
  return fillSlots(drawn, { ...LANGUAGES, ...fillings });
}

/** Draws a part of a document, for one of its slots. */
export function drawPart(part: ReactElement, fillings: Record<string, Filling> = {}): AsyncGenerator<Bytes> {
  return fillSlots([bytesOf(renderToStaticMarkup(part))], fillings);
}

/** What fills a slot and is being read already. */
export function fillWhenRead(reading: Promise<Filling>): AsyncIterable<Bytes> {
  // The slot reports it; until the document comes to the slot, nobody listens.
  reading.catch(() => undefined);
  return (async function* () {
    yield* await reading;
  })();
}

async function* fillSlots(drawn: Filling, fillings: Record<string, Filling>): AsyncGenerator<Bytes> {
  let rest: Bytes = new Uint8Array();
  for await (const portion of drawn) {
    const bytes = join(rest, portion);
    const text = positions.decode(bytes);
    let at = 0;
    for (const { 0: slot, 1: name = '', index } of text.matchAll(SLOT)) {
      if (index > at) yield bytes.subarray(at, index);
      yield* fillings[name] ?? [];
      at = index + slot.length;
    }
    const end = text.search(CUT_OFF);
    const whole = end < at ? bytes.byteLength : end;
    if (whole > at) yield bytes.subarray(at, whole);
    rest = bytes.subarray(whole);
  }
  if (rest.byteLength > 0) yield rest;
}
