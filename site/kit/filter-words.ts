/** What parts the words of a title, and also of its address or of a name in code. */
export const JOINTS = /[\s_-]+/;

/**
 * The words that a reader typed into a filter, in small letters. Input methods for Chinese also write full-width letters.
 *
 * @param separator `JOINTS` where titles are filtered. In names, joints count.
 */
export function readFilterWords(text: string, separator = /\s+/): string[] {
  return text.normalize('NFKC').toLowerCase().split(separator).filter(Boolean);
}
