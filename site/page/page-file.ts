import type { DemoFragments, PageAsset } from './page.ts';

/*
 * A page file is one line of JSON, followed by the page's HTML in UTF-8. In the JSON, byte lengths stand for the HTML,
 * in document order (`mapHtml`). So the worker streams HTML through as it arrives, without collecting, parsing or
 * re-encoding it (decision 0018).
 */

/** Maps each piece of a page's HTML. `map` is called in the order of the file. */
export function mapHtml<From, To>(page: PageAsset<From>, map: (html: From) => To): PageAsset<To> {
  const mapDemo = ({ before, sources, after }: DemoFragments<From>): DemoFragments<To> => ({
    before: map(before),
    sources: Object.fromEntries(Object.entries(sources).map(([key, html]) => [key, map(html)])),
    after: map(after),
  });
  return {
    ...page,
    styles: map(page.styles),
    article: page.article.map((part) => (isDemo(part) ? mapDemo(part) : map(part))),
  };
}

/** Whether a part of an article is a demo. */
export function isDemo<Html>(part: Html | DemoFragments<Html>): part is DemoFragments<Html> {
  return typeof part === 'object' && part !== null && 'sources' in part;
}
