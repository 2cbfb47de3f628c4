import { parseAccept } from 'hono/utils/accept';

/** How much a client wants a media type. */
interface Wanted {
  /** 0 refuses, 1 is most. */
  weight: number;
  /** Rank of the range that names the type itself, by weight and then by position; null if none does. */
  namedAt: number | null;
}

/**
 * Reads an `Accept` header for one type. The most specific range decides; case, white space and parameters do not matter:
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function parseWanted(accept: string, type: `${string}/${string}`): Wanted {
  const ranges = parseAccept(accept).map((range) => ({ name: range.type.toLowerCase(), weight: range.q }));
  const namedAt = ranges.findIndex(({ name }) => name === type);
  if (namedAt >= 0) return { weight: ranges[namedAt]?.weight ?? 0, namedAt };
  const family = `${type.slice(0, type.indexOf('/'))}/*`;
  const wildcard = ranges.find(({ name }) => name === family) ?? ranges.find(({ name }) => name === '*/*');
  return { weight: wildcard?.weight ?? 0, namedAt: null };
}

/**
 * Whether a request prefers Markdown to HTML: it has to name Markdown, as no browser does. Of two types with the same
 * weight the one that is named first is preferred.
 */
export function wantsMarkdown({ headers }: Request): boolean {
  const accept = headers.get('Accept');
  // Most requests end here, before anything is parsed.
  if (!accept || !/text\/markdown/i.test(accept)) return false;
  const markdown = parseWanted(accept, 'text/markdown');
  const html = parseWanted(accept, 'text/html');
  if (markdown.namedAt === null || markdown.weight !== html.weight) return markdown.weight > html.weight;
  return markdown.weight > 0 && (html.namedAt === null || markdown.namedAt < html.namedAt);
}
