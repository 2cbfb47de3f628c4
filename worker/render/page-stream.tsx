import type { ReactElement } from 'react';
import { BrokenPage } from '../../client/components/pages/BrokenPage.tsx';
import type { Translate } from '../../client/i18n/translate.ts';
import { encodeText, join, type Bytes } from '../http/bytes.ts';
import { drawDocument, drawPart, type Filling } from './document.ts';

/**
 * How long a broken page stays open after its message, in milliseconds. When a connection breaks, browsers drop
 * whatever they have not parsed yet.
 */
const TIME_TO_SHOW = 1000;

const GREATER_THAN = '>'.charCodeAt(0);

/** Formatting elements, which browsers reopen in the next paragraph unless they are closed. */
const END_OF_FORMATTING = '</a></b></code></em></i></s></small></strong></u>';

/**
 * Closes whatever may be open where an article broke off after a tag: text-only elements, SVG, tables, everything up to
 * the article, and formatting. Browsers ignore end tags without a start tag.
 */
const END_OF_ARTICLE = encodeText(
  `</textarea></style></script></title></select></svg></math></template></td></table></td></table></article>${END_OF_FORMATTING.repeat(2)}`,
);

/** Slots that show a message when they fail. The others belong to the article. */
const SLOTS_WITH_MESSAGE = ['navigation', 'article'];

interface PageStreamOptions {
  /** Rendered at once, except for its slots. */
  document: ReactElement;
  fillings: Record<string, Filling>;
  t: Translate;
  requestId: string;
  /** Called once with a failure after the page has started. */
  report: (error: Error) => void;
}

/**
 * Streams a page. A failure after the first bytes becomes a message in the page; then the stream fails too, so that no
 * memory, cache or browser keeps the incomplete page.
 *
 * @throws Whatever a component throws, before the first byte.
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
      if (SLOTS_WITH_MESSAGE.includes(name)) yield* drawPart(<BrokenPage t={t} requestId={requestId} />);
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

/** Re-chunks bytes so that the output always ends after a tag. */
async function* cutBehindTags(pieces: Filling): AsyncGenerator<Bytes> {
  let held: Bytes[] = [];
  for await (const piece of pieces) {
    const end = piece.lastIndexOf(GREATER_THAN) + 1;
    if (end > 0) {
      yield join(...held, piece.subarray(0, end));
      held = [];
    }
    if (end < piece.byteLength) held.push(piece.subarray(end));
  }
  yield* held;
}
