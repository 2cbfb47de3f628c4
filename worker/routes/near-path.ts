import {
  SEARCH_PATH,
  START_KEY,
  feedPath,
  foldPath,
  llmsFullPath,
  llmsPath,
  localizePath,
  markdownPath,
  pagePath,
  type Address,
} from '../../site/addresses.ts';
import { DEFAULT_LOCALE } from '../../site/locales.ts';
import { PRODUCTS } from '../../site/products.ts';
import type { BuildContent } from '../content/build-content.ts';

/** What is not a page of the content and has an address in each language, by its folded path. */
const DOCUMENTS = new Map(
  [undefined, ...PRODUCTS]
    .flatMap((product) => [
      llmsPath(DEFAULT_LOCALE, product),
      llmsFullPath(DEFAULT_LOCALE, product),
      product ? feedPath(DEFAULT_LOCALE, product) : SEARCH_PATH,
    ])
    .map((path) => [foldPath(path), path]),
);

/** Pages whose key is not their path, by their folded path. */
const KEYS = new Map([
  ['', START_KEY],
  ['/x', START_KEY],
  ['/api', '/api-docs'],
]);

/**
 * Path of the only page or document that a misspelt address can mean: `/x/api/data-grid/DataGrid/`,
 * `/x/react-charts/bars.html`. Null if there is none.
 */
export async function findNearPath(
  content: BuildContent,
  { locale, path, format }: Pick<Address, 'locale' | 'path' | 'format'>,
): Promise<string | null> {
  const folded = foldPath(path).replace(/^\/api(?=\/)/, '/x/api');
  const document = DOCUMENTS.get(folded);
  if (document !== undefined) return localizePath(document, locale);
  const near = KEYS.get(folded) ?? (await content.keyOfFolded(locale, folded));
  if (near === null) return null;
  const isMarkdown = format === 'markdown' || /\.md[^\p{L}\p{N}]*$/iu.test(path);
  return isMarkdown ? markdownPath(near, locale) : pagePath(near, locale);
}
