import { LOCALES, type Locale } from '../../site/locales.ts';
import type { PageAsset, PageSummary } from '../../site/page.ts';
import { headingsOf } from '../../site/reference-page.ts';
import { formatMessage, type Messages } from '../kit/messages.ts';
import type { PagePlace } from '../navigation/build.ts';
import type { BuiltReferencePage } from '../reference/pages/build.ts';
import { pageChange } from './page-change.ts';

export interface ComposeReferenceInput {
  page: BuiltReferencePage;
  locale: Locale;
  /** Undefined for the index of all libraries, which stands in no library's navigation. */
  place: PagePlace | undefined;
  messages: Messages;
  versions: PageAsset['versions'];
  /** ISO date of the packages; null where the build has no history. */
  changed: string | null;
  picture: string;
}

/** A page of the reference, as the worker reads it. */
export function composeReferencePage({
  page,
  locale,
  place,
  messages,
  versions,
  changed,
  picture,
}: ComposeReferenceInput): PageAsset {
  return {
    kind: 'page',
    key: page.key,
    title: page.title,
    description: page.description,
    contentLocale: locale,
    translations: [...LOCALES],
    headings: headingsOf(page.page, (section) => formatMessage(messages, `reference.section.${section}`)),
    article: [page.html],
    demos: {},
    styles: '',
    modules: [],
    features: ['reference'],
    navigation: place?.navigation ?? 'general',
    openGroups: place?.openGroups ?? [],
    breadcrumbs: place?.breadcrumbs ?? [],
    previous: place?.previous ?? null,
    next: place?.next ?? null,
    source: null,
    changed: pageChange(changed, locale),
    picture,
    plan: page.plan,
    marks: [],
    components: [],
    packages: page.packages,
    waiAria: null,
    githubLabel: null,
    versions,
  };
}

/** Its entry in the list of all pages. */
export function summarizeReferencePage({ key, title, description, headings, changed }: PageAsset): PageSummary {
  return {
    key,
    title,
    description,
    translated: true,
    translations: [...LOCALES],
    changed: changed?.date ?? null,
    headings: headings.map(({ text }) => text),
  };
}
