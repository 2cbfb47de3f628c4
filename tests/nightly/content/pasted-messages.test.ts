import { describe, expect, it } from 'vitest';
import { errorsKey } from '../../../site/reference/keys.ts';
import { pagePath } from '../../../site/addresses.ts';
import { LOCALES, type Locale } from '../../../site/locales.ts';
import { productById } from '../../../site/products.ts';
import { SCOPES } from '../../../site/search/documents.ts';
import { openIndex } from '../../../site/search/engine.ts';
import { SEARCH_FOLDER, type SearchManifest } from '../../../site/search/index-files.ts';
import { PASTED } from '../../pipeline/reference/pasted-messages.ts';
import { getTags } from '../../support/html.ts';
import { siteOrigin } from '../../support/sites.ts';

/** The entry of a pasted message is among so many results. */
const FOUND_WITHIN = 3;

const readJson = async <T>(path: string) => (await fetch(siteOrigin() + path)).json() as Promise<T>;

/** The index of a language, as the search dialog opens it. */
async function openServedIndex(locale: Locale) {
  const html = await (await fetch(siteOrigin() + pagePath('/x/introduction', locale))).text();
  const address = getTags(html, 'form').find((form) => form['data-search'])?.['data-search'] ?? '';
  const files = new Map<string, Promise<unknown>>();
  return openIndex(await readJson<SearchManifest>(address), <T>(name: string) => {
    const file = files.get(name) ?? readJson(`/${SEARCH_FOLDER}/${name}`);
    files.set(name, file);
    return file as Promise<T>;
  });
}

describe.each(LOCALES)('a pasted error message, searched for in %s', (locale) => {
  it(`has its entry among the first ${FOUND_WITHIN} results`, async () => {
    const index = await openServedIndex(locale);
    const missed: string[] = [];
    for (const [product, id, text] of PASTED) {
      const { groups } = await index.search({ text, parts: [{ scopes: SCOPES, limit: FOUND_WITHIN }] });
      const places = groups.flatMap(({ key, hits }) => hits.map(({ anchor }) => `${key}#${anchor ?? ''}`));
      if (!places.slice(0, FOUND_WITHIN).includes(`${errorsKey(productById(product))}#error-${id}`))
        missed.push(`${id}: ${places[0]}`);
    }
    expect(missed).toEqual([]);
  });
});
