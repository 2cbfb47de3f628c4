import path from 'node:path';
import { LOCALES, type Locale } from '../../site/locales.ts';
import type { BuildContext } from './context.ts';

/** Interface texts of one language, by key. */
export type Messages = Record<string, string>;

export async function loadMessages(context: BuildContext): Promise<Record<Locale, Messages>> {
  const entries = await Promise.all(
    LOCALES.map(async (locale) => {
      const text = await context.sources.read(path.join(context.root, 'locales', `${locale}.json`));
      return [locale, context.memory.recall('messages', locale, [text], () => JSON.parse(text) as Messages)] as const;
    }),
  );
  return Object.fromEntries(entries) as Record<Locale, Messages>;
}

/** A text with `{name}` replaced by the values; the key itself where there is none. */
export function formatMessage(messages: Messages, key: string, values: Record<string, string | number> = {}): string {
  return (messages[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
