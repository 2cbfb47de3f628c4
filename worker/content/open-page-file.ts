import { findSourceKey } from '../../site/demo/demo-program.ts';
import type { PageAsset, PageDetails } from '../../site/page/page.ts';
import { isDemo, mapHtml } from '../../site/page/page-file.ts';
import type { CodePreferences } from '../../site/preferences.ts';
import { join, type Bytes } from '../http/bytes.ts';
import { ContentError } from '../http/content-error.ts';
import { toContentError, readFrom, readOnce, type Reading } from './reading.ts';
import type { ContentSource } from './source.ts';
import { isRecord } from '../../site/kit/need.ts';

const LINE_FEED = 10;

/**
 * An open page file (`site/page/page-file.ts`). Its line is parsed; the HTML streams on demand, in the order of these
 * methods.
 */
export interface PageFile {
  details: PageDetails;
  /** CSS of the page's demos. */
  styles: () => AsyncIterable<Bytes>;
  /** The article, with each demo's source in the preferred variant. */
  article: (preferences: CodePreferences) => AsyncIterable<Bytes>;
}

/** @throws ContentError if no source has it. */
export async function openPage(reading: Reading, path: string): Promise<PageFile> {
  // A shared iterator, so that a failed source is not tried again for the same page.
  const sources = reading.sources.values();
  const open = () => readFrom(sources, reading, path, begin, readToTheEnd);
  const file = await open();
  const { page } = file;
  const cut = cutter(streamWithFailover(reading, path, file, open));
  let beforeArticle = page.styles;
  return {
    details: page,
    styles: async function* () {
      yield* cut([{ length: page.styles, isWanted: true }]);
      beforeArticle = 0;
    },
    article: async function* (preferences) {
      yield* cut([{ length: beforeArticle, isWanted: false }, ...listSegments(page, preferences)]);
    },
  };
}

/** A stretch of a file's bytes, to send or to skip. */
interface Segment {
  length: number;
  isWanted: boolean;
}

/** Splits an article's bytes into what to send and to skip, depending on the reader's preferences. */
function listSegments({ article }: PageAsset<number>, { codeVariant, codeStyling }: CodePreferences): Segment[] {
  const cuts: Segment[] = [];
  const add = (length: number, isWanted: boolean) => {
    const last = cuts.at(-1);
    if (last?.isWanted === isWanted) last.length += length;
    else cuts.push({ length, isWanted });
  };
  for (const part of article) {
    if (!isDemo(part)) {
      add(part, true);
      continue;
    }
    add(part.before, true);
    const chosen = findSourceKey(part.sources, codeVariant, codeStyling);
    for (const [key, length] of Object.entries(part.sources)) add(length, key === chosen);
    add(part.after, true);
  }
  return cuts;
}

/** A file opened in one source: its parsed line, and the stream of HTML after it. */
interface OpenedFile {
  source: ContentSource;
  page: PageAsset<number>;
  html: AsyncIterable<Bytes>;
}

/** Reads the first line of a file. @throws SyntaxError if it is missing or invalid. */
async function begin(portions: AsyncGenerator<Bytes>, source: ContentSource): Promise<OpenedFile> {
  let read: Bytes = new Uint8Array();
  let end = -1;
  while (end < 0) {
    const next = await portions.next();
    if (next.done) throw new SyntaxError('The file ends within its first line.');
    read = join(read, next.value);
    end = read.indexOf(LINE_FEED);
  }
  const page: unknown = JSON.parse(new TextDecoder().decode(read.subarray(0, end)));
  if (!isPage(page)) throw new SyntaxError('The line has another form than this worker reads.');
  const html = async function* () {
    yield read.subarray(end + 1);
    yield* portions;
  };
  return { source, page, html: html() };
}

/** Reads a whole page file and checks its length. @throws Error if it is incomplete. */
async function readToTheEnd(portions: AsyncGenerator<Bytes>, source: ContentSource): Promise<void> {
  const { page, html } = await begin(portions, source);
  let received = 0;
  for await (const { byteLength } of html) received += byteLength;
  if (received !== getLength(page))
    throw new RangeError(`The HTML has ${received} bytes, where ${getLength(page)} were written.`);
}

/**
 * Streams the HTML of a page. If a source fails midway, the next one resumes at the same byte, because all have the
 * same files.
 */
async function* streamWithFailover(
  { limit, report }: Reading,
  path: string,
  first: OpenedFile,
  open: () => Promise<OpenedFile>,
): AsyncGenerator<Bytes> {
  const length = getLength(first.page);
  let received = 0;
  for (let file = first; received < length;) {
    const { source, html } = file;
    try {
      let at = 0;
      for await (const portion of html) {
        const rest = portion.subarray(Math.max(0, received - at));
        at += portion.byteLength;
        received += rest.byteLength;
        yield rest;
      }
      if (received < length) throw new ContentError(path, 'is not whole');
    } catch (cause) {
      const failure = toContentError(path, cause);
      report(`${source.name}: ${failure.message}`, () => readOnce(source, limit, path, readToTheEnd, true));
      file = await open().catch(() => Promise.reject(failure));
    }
  }
}

/**
 * Cuts segments off a stream of bytes. What was read together is sent together, because each chunk
 * costs the runtime time.
 */
function cutter(portions: AsyncIterator<Bytes>): (segments: Iterable<Segment>) => AsyncGenerator<Bytes> {
  let unread: Bytes = new Uint8Array();
  return async function* (segments) {
    let ready: Bytes[] = [];
    for (const { length, isWanted } of segments) {
      for (let left = length; left > 0;) {
        if (unread.byteLength === 0) {
          if (ready.length > 0) yield join(...ready);
          ready = [];
          const next = await portions.next();
          if (next.done) throw new RangeError('The page has less HTML than its line says.');
          unread = next.value;
          continue;
        }
        const piece = unread.subarray(0, left);
        unread = unread.subarray(piece.byteLength);
        left -= piece.byteLength;
        if (isWanted) ready.push(piece);
      }
    }
    if (ready.length > 0) yield join(...ready);
  };
}

function getLength(page: PageAsset<number>): number {
  let length = 0;
  mapHtml(page, (piece) => (length += piece));
  return length;
}

function isPage(value: unknown): value is PageAsset<number> {
  return isRecord(value) && 'article' in value && 'headings' in value;
}
