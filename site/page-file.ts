import type { DemoFragments, PageAsset } from './page.ts';

/*
 * A page is a file of one line of JSON, and behind it the page's HTML in UTF-8. In the JSON, lengths in bytes stand for the
 * HTML, in the order in which its pieces follow (`mapHtml`): that of the document. So the worker sends HTML as it comes: never
 * gathered, parsed or encoded again (decision 0018).
 */

/** The same page with each piece of its HTML in another form; `map` is called in the order of the file. */
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
