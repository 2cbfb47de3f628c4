import { DEFAULT_LOCALE, awaitByLocale, type Locale } from '../../site/locales.ts';
import { productTexts } from '../../site/products.ts';

/**
 * The interface texts of each language. A browser bundle has only those that it uses (`pipeline/content/only-messages.ts`).
 */
export const MESSAGES: Record<Locale, Readonly<Partial<Record<string, string>>>> = await awaitByLocale(
  async (locale) => {
    const module = (await import(`../../locales/${locale}.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    return locale === DEFAULT_LOCALE ? { ...productTexts(), ...module.default } : module.default;
  },
);
