import path from 'node:path';
import { LOCALES, type Locale } from '../../site/locales.ts';
import type { BuildContext } from './context.ts';
import { byContent, defineStep } from './step.ts';

/** Interface texts of one language, by key. */
export type Messages = Record<string, string>;

/** Reads the interface texts of every language. */
export async function loadMessages(context: BuildContext): Promise<Record<Locale, Messages>> {
  const entries = LOCALES.map(async (locale) => {
    const text = await context.sources.read(path.join(context.root, 'locales', `${locale}.json`));
    return [locale, text] as const;
  });
  const texts = Object.fromEntries(await Promise.all(entries)) as Record<Locale, string>;
  return context.steps.run(messagesStep, { texts });
}

/** All languages in one step: what is made of all of them is made again when one of them changed. */
export const messagesStep = defineStep({
  name: 'messages',
  code: import.meta.url,
  keep: 'memory',
  inputs: { texts: byContent },
  make: ({ texts }: { texts: Record<Locale, string> }) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, JSON.parse(texts[locale]) as Messages])) as Record<
      Locale,
      Messages
    >,
});

/** A text with `{name}` replaced by the values; the key itself where there is none. */
export function formatMessage(messages: Messages, key: string, values: Record<string, string | number> = {}): string {
  return (messages[key] ?? key).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
