import type { Locale } from '../../../site/locales.ts';

/** Stands in a document where HTML is put in that is ready as it is. Text never looks like this: React escapes it. */
export const slot = (name: string): string => `<!--slot ${name}-->`;

/** Slot of a language's own name: texts of one byte a character are drawn and encoded in half the time, and no other has more. */
export const languageSlot = (locale: Locale): string => `language_${locale}`;
