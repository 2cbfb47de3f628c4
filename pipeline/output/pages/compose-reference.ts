import { LOCALES, type Locale } from '../../../site/locales.ts';
import type { PageEntry, PageSummary } from '../../../site/page/page.ts';
import { listHeadings } from '../../../site/reference/reference-page.ts';
import { formatMessage, type Messages } from '../../content/load-messages.ts';
import type { PagePlace } from '../../content/navigation/build-navigation.ts';
import type { BuiltReferencePage } from '../../reference/pages/build-reference-pages.ts';
import type { PageParts } from './compose-guide.ts';
import { pageChange } from './page-change.ts';

export interface ComposeReferenceInput {
  page: BuiltReferencePage;
  locale: Locale;
  /** Undefined for the index of all libraries, which belongs to no library's navigation. */
  place: PagePlace | undefined;
  messages: Messages;
  versions: PageEntry['versions'];
  /** ISO date of the packages' version; null without a git history. */
  changed: string | null;
  picture: string;
}

/** A reference page, as the worker reads it. */
export function composeReferencePage({
  page,
  locale,
  place,
  messages,
  versions,
  changed,
  picture,
}: ComposeReferenceInput): PageParts {
  return {
    entry: {
      kind: 'page',
      title: page.title,
      description: page.description,
      contentLocale: locale,
      outdated: null,
      translations: [...LOCALES],
      features: ['reference'],
      navigation: place?.navigation ?? 'general',
      openGroups: place?.openGroups ?? [],
      breadcrumbs: place?.breadcrumbs ?? [],
      changed: pageChange(changed, locale),
      picture,
      plan: page.plan,
      marks: [],
      components: [],
      packages: page.packages,
      waiAria: null,
      versions,
    },
    asset: {
      headings: listHeadings(page.page, (key) => formatMessage(messages, key)),
      modules: [],
      previous: place?.previous ?? null,
      next: place?.next ?? null,
      changes: null,
      source: null,
      githubLabel: null,
      styles: '',
      article: [page.html],
    },
  };
}

/** Its entry in the list of all pages. */
export function summarizeReferencePage(key: string, { entry, asset }: PageParts): PageSummary {
  return {
    key,
    title: entry.title,
    description: entry.description,
    translated: true,
    translations: [...LOCALES],
    changed: entry.changed?.date ?? null,
    headings: asset.headings.map(({ text }) => text),
  };
}
