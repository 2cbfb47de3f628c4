import type { Locale } from '../../../site/locales.ts';

/** Placeholder that the worker replaces with ready-made HTML. Text cannot contain one: React escapes `<`. */
export const slot = (name: string): string => `<!--slot ${name}-->`;

/**
 * Slot for a language's native name. Keeps the rendered text free of non-Latin characters: one-byte strings render and
 * encode twice as fast.
 */
export const languageSlot = (locale: Locale): string => `language_${locale}`;
