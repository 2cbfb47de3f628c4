import type { ReactElement } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { languageSlot } from '../../client/components/document/slots.ts';
import { LOCALES, LOCALE_NAMES } from '../../site/locales.ts';
import { encodeText, join, type Bytes } from '../http/bytes.ts';

/** Content of a slot: HTML as bytes, possibly still arriving. */
export type Filling = Iterable<Bytes> | AsyncIterable<Bytes>;

/** A slot in React's output. In text and attributes React escapes the bracket, so this cannot match there. */
const SLOT = /<!--slot (\w+)-->/g;

/** latin1 maps every byte to one character, so string indexes are byte offsets. */
const positions = new TextDecoder('latin1');

/** The languages' own names, a slot in every document. */
const LANGUAGES = Object.fromEntries(
  LOCALES.map((locale) => [languageSlot(locale), [encodeText(LOCALE_NAMES[locale].name)]]),
);

/**
 * Renders a document with React. Everything before a slot is sent at once; the slot's content follows as it arrives,
 * bypassing React.
 *
 * @param fillings Content of each slot, by name.
 * @throws Whatever a component throws, before the first byte.
 */
export async function drawDocument(
  document: ReactElement,
  fillings: Record<string, Filling> = {},
): Promise<AsyncGenerator<Bytes>> {
  const drawn = await renderToReadableStream(document, { onError: () => undefined });
  return fillSlots(drawn, { ...LANGUAGES, ...fillings });
}

/** Renders part of a document for one of its slots. */
export function drawPart(part: ReactElement, fillings: Record<string, Filling> = {}): AsyncGenerator<Bytes> {
  return fillSlots([encodeText(renderToStaticMarkup(part))], fillings);
}

/** A filling whose read is already under way. */
export function fillWhenRead(reading: Promise<Filling>): AsyncIterable<Bytes> {
  // The slot reports a failure; until rendering gets there, it must not become an unhandled rejection.
  reading.catch(() => undefined);
  return (async function* () {
    const filling = await reading;
    if (Symbol.iterator in filling) yield join(...filling);
    else yield* filling;
  })();
}

async function* fillSlots(drawn: Filling, fillings: Record<string, Filling>): AsyncGenerator<Bytes> {
  let rest: Bytes = new Uint8Array();
  for await (const portion of drawn) {
    const bytes = join(rest, portion);
    const text = positions.decode(bytes);
    let at = 0;
    // Sent as one chunk, because each costs the runtime time.
    let ready: Bytes[] = [];
    for (const { 0: slot, 1: name = '', index } of text.matchAll(SLOT)) {
      ready.push(bytes.subarray(at, index));
      at = index + slot.length;
      const filling = fillings[name] ?? [];
      if (Symbol.iterator in filling) {
        ready.push(...filling);
        continue;
      }
      yield join(...ready);
      ready = [];
      yield* filling;
    }
    // A chunk may end inside a slot, as inside any tag: hold back an unfinished tag.
    const lastTag = text.lastIndexOf('<');
    const whole = lastTag >= at && !text.includes('>', lastTag) ? lastTag : bytes.byteLength;
    const last = join(...ready, bytes.subarray(at, whole));
    if (last.byteLength > 0) yield last;
    rest = bytes.subarray(whole);
  }
  if (rest.byteLength > 0) yield rest;
}
