import { START_KEY, pagePath } from '../../site/addresses.ts';
import { LOCALE_NAMES } from '../../site/locales.ts';
import type { PageEntry } from '../../site/page/page.ts';

/** Context of a page on the web. */
export interface PageLocation {
  origin: string;
  /** Name of the site, in the page's language. */
  siteName: string;
  /** URL of the page's picture. */
  picture: string;
}

/** schema.org data for a page: the article and its breadcrumbs, with absolute URLs. */
export function structuredData(key: string, page: PageEntry, { origin, siteName, picture }: PageLocation): object {
  const url = origin + pagePath(key, page.contentLocale);
  const crumbs = page.breadcrumbs
    .filter(({ href }) => href !== '')
    .map(({ title, href }) => ({ name: title, item: new URL(href, origin).href }));
  const start = { name: siteName, item: origin + pagePath(START_KEY, page.contentLocale) };
  const steps = [...[start, ...crumbs].filter(({ item }) => item !== url), { name: page.title, item: url }];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        '@id': `${url}#article`,
        headline: page.title,
        description: page.description,
        url,
        mainEntityOfPage: url,
        inLanguage: LOCALE_NAMES[page.contentLocale].tag,
        image: picture,
        ...(page.changed !== null && { dateModified: page.changed.date }),
        ...(page.packages.length > 0 && { dependencies: page.packages.join(', ') }),
        isPartOf: { '@type': 'WebSite', name: siteName, url: `${origin}/` },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': `${url}#breadcrumbs`,
        itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}
