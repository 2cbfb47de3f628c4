import type { ReactElement } from 'react';
import { BrokenPage } from '../../client/drawn/shell/BrokenPage.tsx';
import type { Translate } from '../../client/i18n/translate.ts';
import { bytesOf, type Bytes } from './bytes.ts';
import { drawDocument, drawPart, type Filling } from './document.ts';

/** How long a broken page stays open behind its message, in milliseconds: browsers drop what they have not parsed yet when a connection breaks. */
const TIME_TO_SHOW = 1000;

const GREATER_THAN = '>'.charCodeAt(0);

/** What browsers open again in the next paragraph when it was not closed. */
const END_OF_FORMATTING = '</a></b></code></em></i></s></small></strong></u>';

/**
 * Ends whatever an article may be in where it broke off behind a tag: what holds text alone, SVG, tables, all else up to
 * the article, and formatting. An end tag that ends nothing is ignored.
 */
const END_OF_ARTICLE = bytesOf(
  `</textarea></style></script></title></select></svg></math></template></td></table></td></table></article>${END_OF_FORMATTING.repeat(2)}`,
);

/** Slots in which a reader is told that they could not be filled. The others belong to the article. */
const TELLING_SLOTS = ['navigation', 'article'];

interface PageStreamOptions {
  /** Drawn at once, but for its slots. */
  document: ReactElement;
  fillings: Record<string, Filling>;
  t: Translate;
  requestId: string;
  /** Is told once what failed when the page had begun. */
  report: (error: Error) => void;
}

/**
 * A page as it goes out. What fails when its beginning has gone out ends in a message within the page. Then the stream fails,
 * so that nobody keeps what came of it: no memory, no cache, no browser.
 *
 * @throws what a component throws: before the first byte.
 */
export async function drawPage(options: PageStreamOptions): Promise<AsyncGenerator<Bytes>> {
  const { document, fillings, t, requestId, report } = options;
  const failures: Error[] = [];
  const guard = async function* (name: string, filling: Filling) {
    try {
      yield* name === 'article' ? cutBehindTags(filling) : filling;
    } catch (error) {
      failures.push(error instanceof Error ? error : new Error(String(error)));
      if (name === 'article') yield END_OF_ARTICLE;
      if (TELLING_SLOTS.includes(name)) yield* drawPart(<BrokenPage t={t} requestId={requestId} />);
    }
  };
  const guarded: Record<string, Filling> = {};
  for (const [name, filling] of Object.entries(fillings)) guarded[name] = guard(name, filling);
  const bytes = await drawDocument(document, guarded);
  return (async function* () {
    yield* bytes;
    const [failure] = failures;
    if (failure === undefined) return;
    report(failure);
    await new Promise((resolve) => setTimeout(resolve, TIME_TO_SHOW));
    throw failure;
  })();
}

/** The same bytes, cut so that what has gone out ends behind a tag. */
async function* cutBehindTags(pieces: Filling): AsyncGenerator<Bytes> {
  let held: Bytes[] = [];
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(GREATER_THAN) + 1;
    if (end > 0) {
      yield* held;
      yield piece.subarray(0, end);
      held = [];
    }
    if (end < piece.byteLength) held.push(piece.subarray(end));
  }
  yield* held;
}
