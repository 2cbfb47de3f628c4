import { DEFAULT_LOCALE, awaitByLocale, type Locale } from '../../site/locales.ts';
import { productTexts } from '../../site/products.ts';

/** The texts of the interface in each language. A bundle for browsers has those that it shows (`pipeline/kit/only-messages.ts`). */
export const MESSAGES: Record<Locale, Readonly<Partial<Record<string, string>>>> = await awaitByLocale(
  async (locale) => {
    const module = (await import(`../../locales/${locale}.json`, { with: { type: 'json' } })) as {
      default: Record<string, string>;
    };
    return locale === DEFAULT_LOCALE ? { ...productTexts(), ...module.default } : module.default;
  },
);
