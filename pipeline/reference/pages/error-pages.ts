import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import type { Product } from '../../../site/products.ts';
import type { ErrorGuide, LibraryMessage } from '../../../site/reference/errors.ts';
import type { ReferencePage } from '../../../site/reference/reference-page.ts';
import type { LoadedReference } from '../load-reference.ts';

interface ErrorsInput {
  loaded: Pick<LoadedReference, 'errors'>;
  errorGuides: readonly ErrorGuide[];
  locale: Locale;
}

/**
 * Input for a library's page of messages, in the order of their guides, which has those first that most readers meet; empty
 * for a library without messages.
 */
export function listErrors(
  { loaded, errorGuides, locale }: ErrorsInput,
  { id }: Product,
): Extract<ReferencePage, { kind: 'errors' }>[] {
  const found = loaded.errors.find(({ product }) => product === id)?.messages ?? [];
  if (found.length === 0) return [];
  // What the libraries share is rarer than what is their own.
  const guides = errorGuides.toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)));
  const getRank = ({ text }: LibraryMessage) => {
    const at = guides.findIndex((guide) => guide.text === text);
    return at === -1 ? guides.length : at;
  };
  const ranked = found.toSorted((one, other) => getRank(one) - getRank(other));
  const shown = ranked.map((message) => {
    const guide = guides.find(({ text }) => text === message.text);
    return {
      ...message,
      guide: guide
        ? {
            cause: guide.cause[locale] ?? guide.cause[DEFAULT_LOCALE],
            remedy: guide.remedy[locale] ?? guide.remedy[DEFAULT_LOCALE],
          }
        : null,
      isInternal: guide?.isInternal ?? false,
    };
  });
  return [{ kind: 'errors', messages: shown }];
}

/** Whether a guide is to a message of several libraries. */
function isShared({ file }: ErrorGuide): boolean {
  return path.basename(file) === 'shared.md';
}
