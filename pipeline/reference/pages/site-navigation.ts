import { DEFAULT_LOCALE, byLocale, type Locale } from '../../../site/locales.ts';
import type { BuildContext } from '../../cache/context.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import { asIs, byContent, defineStep, notCompared } from '../../cache/step.ts';
import type { Content } from '../../content/load-content.ts';
import type { LoadedReference } from '../load-reference.ts';
import { referenceTitles, withReference } from './reference-navigation.ts';
import {
  buildNavigation,
  type NavigationInput,
  type SiteNavigation,
} from '../../content/navigation/build-navigation.ts';

interface NavigationParts {
  loaded: LoadedReference;
  messages: Record<Locale, Messages>;
  exists: (key: string) => boolean;
}

/** The navigation of every language, with the reference in it. */
export function buildNavigations(
  context: BuildContext,
  { content, loaded, messages, exists }: NavigationParts & { content: Content },
): Record<Locale, SiteNavigation> {
  const { navigation, navigationTitles: titles } = content;
  const pages = [...content.pages].map(([key, { sources }]) => ({
    key,
    previous: sources[DEFAULT_LOCALE]?.frontMatter.previous,
    next: sources[DEFAULT_LOCALE]?.frontMatter.next,
  }));
  return context.steps.run(navigationsStep, { navigation, titles, loaded, messages, pages, exists });
}

interface NavigationsInput extends NavigationParts {
  navigation: Content['navigation'];
  titles: Content['navigationTitles'];
  /** The guides, with the neighbours that their front matter names. */
  pages: NavigationInput['neighbours'];
}

export const navigationsStep = defineStep({
  name: 'navigations',
  code: import.meta.url,
  keep: 'memory',
  inputs: {
    navigation: asIs,
    titles: byContent,
    loaded: asIs,
    messages: asIs,
    pages: byContent,
    // Already covered by `pages` and `loaded`.
    exists: notCompared,
  },
  make: ({ navigation, titles, loaded, messages, pages, exists }: NavigationsInput): Record<Locale, SiteNavigation> => {
    const entries = withReference(navigation, loaded);
    return byLocale((locale) =>
      buildNavigation({
        entries,
        titles: { ...referenceTitles(messages[locale], locale), ...titles[locale] },
        locale,
        exists,
        neighbours: pages,
        productsTitle: formatMessage(messages[locale], 'nav.products'),
        titleInGroup: (group, title) => formatMessage(messages[locale], 'nav.inGroup', { group, title }),
      }),
    );
  },
});
