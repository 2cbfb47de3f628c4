import { DEFAULT_LOCALE, type Locale } from '../../../site/locales.ts';
import type { Product } from '../../../site/products.ts';
import type { Condition, ErrorGuide } from '../../../site/reference-errors.ts';
import type { ReferencePage } from '../../../site/reference-page.ts';
import { formatMessage, type Messages } from '../../kit/messages.ts';
import type { LoadedReference } from '../load.ts';
import { code } from './code.ts';

interface ErrorsInput {
  loaded: Pick<LoadedReference, 'errors'>;
  errorGuides: readonly ErrorGuide[];
  messages: Messages;
  locale: Locale;
}

/** Input for a library's page of messages; empty for a library without messages. */
export function listErrors(
  { loaded, errorGuides, messages, locale }: ErrorsInput,
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
      check: message.condition ? sentence(message.condition, messages) : '',
    };
  });
  return [{ kind: 'errors', messages: shown }];
}

/** A check as a sentence. */
function sentence(condition: Condition, messages: Messages): string {
  return formatMessage(messages, 'reference.errors.check', { check: words(condition, messages) });
}

function words(condition: Condition, messages: Messages): string {
  const say = (values: Record<string, string>) =>
    formatMessage(messages, `reference.errors.check.${condition.kind}`, values);
  if ('of' in condition) return condition.of.map((part) => words(part, messages)).join(say({}));
  if ('left' in condition) return say({ left: code(condition.left), right: code(condition.right) });
  return say('code' in condition ? { code: code(condition.code) } : {});
}
