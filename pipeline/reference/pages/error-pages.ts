import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import type { Product } from '../../../site/products.ts';
import type { ErrorGuide } from '../../../site/reference/errors.ts';
import type { ReferencePage } from '../../../site/reference/reference-page.ts';
import type { LoadedReference } from '../load-reference.ts';

interface ErrorsInput {
  loaded: Pick<LoadedReference, 'errors'>;
  errorGuides: readonly ErrorGuide[];
  locale: Locale;
}

/** Input for a library's page of messages; empty for a library without messages. */
export function listErrors(
  { loaded, errorGuides, locale }: ErrorsInput,
  { id }: Product,
): Extract<ReferencePage, { kind: 'errors' }>[] {
  const found = loaded.errors.find(({ product }) => product === id)?.messages ?? [];
  if (found.length === 0) return [];
  const shown = found.map((message) => {
    const guide = errorGuides.find(({ text }) => text === message.text);
    return {
      ...message,
      guide: guide
        ? {
            cause: guide.cause[locale] ?? guide.cause[DEFAULT_LOCALE],
            remedy: guide.remedy[locale] ?? guide.remedy[DEFAULT_LOCALE],
          }
        : null,
    };
  });
  return [{ kind: 'errors', messages: shown }];
}
