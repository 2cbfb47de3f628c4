import type { ArticlePart, PageAsset } from './page.ts';

/*
 * An address is a file of one line of JSON (`AddressAsset`), and behind it a page's HTML in UTF-8. In the JSON, lengths in
 * bytes stand for the HTML, in the order in which its pieces follow (`mapHtml`). So the worker sends HTML as it reads it:
 * never parsed, never encoded again (decision 0018).
 */

/** The same page with each piece of its HTML in another form; `map` is called in the order of the file. */
export function mapHtml<From, To>(page: PageAsset<From>, map: (html: From) => To): PageAsset<To> {
  const isDemo = (part: ArticlePart<From>): part is { demo: string } =>
    typeof part === 'object' && part !== null && 'demo' in part;
  const mapEach = <Key extends string>(pieces: Partial<Record<Key, From>>) =>
    Object.fromEntries(Object.entries(pieces).map(([key, html]) => [key, map(html as From)])) as Partial<
      Record<Key, To>
    >;
  return {
    ...page,
    styles: map(page.styles),
    article: page.article.map((part) => (isDemo(part) ? part : map(part))),
    demos: Object.fromEntries(
      Object.entries(page.demos).map(([name, { before, sources, after }]) => [
        name,
        { before: map(before), sources: mapEach(sources), after: map(after) },
      ]),
    ),
  };
}
