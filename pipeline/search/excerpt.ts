import type { SearchDocument } from '../../site/search/documents.ts';

/** Longest excerpt in characters; Chinese says more in fewer. */
const MAX_LENGTH = 170;
const MAX_HAN_LENGTH = 70;

/**
 * The beginning of a document's text, cut at the end of a sentence or, if that is too short, of a word. Demos get none:
 * apart from its name, a demo is found by its section's title, which says nothing more.
 */
export function createExcerpt({ kind, text }: Pick<SearchDocument, 'kind' | 'text'>): string {
  if (kind === 'demo') return '';
  const isHan = /\p{Script=Han}{4}/u.test(text.slice(0, MAX_LENGTH));
  const limit = isHan ? MAX_HAN_LENGTH : MAX_LENGTH;
  if (text.length <= limit) return text;
  const start = text.slice(0, limit);
  const sentence = /^.*[.!?。！？](?=\s|$|\p{Script=Han})/su.exec(start)?.[0] ?? '';
  if (sentence.length > limit / 2) return sentence;
  return `${isHan ? start : start.replace(/\s+\S*$/, '')}…`;
}
