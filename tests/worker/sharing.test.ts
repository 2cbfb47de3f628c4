import { describe, expect, it } from 'vitest';
import { getElements, getLink, getTags } from '../support/html.ts';
import { getText, request, siteOrigin } from '../support/sites.ts';

interface Article {
  '@type': string;
  headline?: string;
  description?: string;
  url?: string;
  image?: string;
  inLanguage?: string;
  dateModified?: string;
  itemListElement?: { position: number; name: string; item: string }[];
}

const PAGES = [
  '/x/introduction/',
  '/x/react-data-grid/sorting/',
  '/zh/x/react-tree-view/',
  '/x/api/data-grid/data-grid/',
  '/zh/x/api/charts/',
  '/api/',
];

const getProperty = (html: string, name: string) =>
  getTags(html, 'meta').find(({ property }) => property === name)?.content;

const getBlocks = (html: string) =>
  getElements(html, 'script', { type: 'application/ld+json' }).map(({ inner }) => inner);

/** Structured data by type. */
async function getData(path: string): Promise<Record<string, Article>> {
  const html = await getText(path);
  const texts = getBlocks(html);
  const graphs = texts.map((text) => JSON.parse(text) as { '@context': string; '@graph': Article[] });
  for (const graph of graphs) expect(graph['@context']).toBe('https://schema.org');
  return Object.fromEntries(graphs.flatMap((graph) => graph['@graph']).map((one) => [one['@type'], one]));
}

describe('structured data', () => {
  it.each(PAGES)('describes %s as a technical article', async (path) => {
    const html = await getText(path);
    const { TechArticle: article } = await getData(path);
    expect(article?.url).toBe(getLink(html, 'canonical'));
    expect(article?.headline).toMatch(/\S/);
    expect(article?.description).toBe(getTags(html, 'meta').find(({ name }) => name === 'description')?.content);
    expect(article?.inLanguage).toBe(path.startsWith('/zh/') ? 'zh-CN' : 'en');
    expect(article?.image).toBe(getProperty(html, 'og:image'));
    expect(article?.dateModified ?? '2000-01-01').toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(article?.image).toMatch(new RegExp(`^${siteOrigin()}/static/picture-\\w+\\.png$`));
    expect(getTags(html, 'meta').find(({ name }) => name === 'twitter:card')?.content).toBe('summary_large_image');
    // Nothing closes its script element.
    for (const text of getBlocks(html)) expect(text).not.toContain('<');
  });

  it.each(PAGES)('has breadcrumbs from the start page to %s, all of which exist', async (path) => {
    const { BreadcrumbList: list } = await getData(path);
    const steps = list?.itemListElement ?? [];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.at(-1)?.item).toBe(siteOrigin() + path);
    expect(new Set(steps.map(({ item }) => item)).size).toBe(steps.length);
    for (const { name, item } of steps) {
      expect(name).toMatch(/\S/);
      const response = await request(item);
      expect([item, response.status]).toEqual([item, 200]);
      expect(getLink(await response.text(), 'canonical')).toBe(item);
    }
  });

  it.each(['', '/zh'])('includes the page’s library in the breadcrumbs, in its language: "%s"', async (prefix) => {
    const { BreadcrumbList: list } = await getData(`${prefix}/x/react-data-grid/sorting/`);
    expect(list?.itemListElement?.map(({ item }) => new URL(item).pathname)).toEqual([
      `${prefix}/x/introduction/`,
      `${prefix}/x/react-data-grid/`,
      `${prefix}/x/react-data-grid/sorting/`,
    ]);
  });

  it.each(['/x/search/?q=tree', '/x/nothing/'])('is missing on a page that is not indexed: %s', async (path) => {
    expect(await getData(path)).toEqual({});
  });
});

describe('the language of a link preview', () => {
  const getValues = (html: string, name: string) =>
    getTags(html, 'meta').flatMap(({ property, content }) => (property === name ? [content] : []));

  it.each([...PAGES, '/x/search/', '/zh/x/nothing/'])('of %s has a territory, and alternates', async (path) => {
    const [own, other] = path.startsWith('/zh/') ? ['zh_CN', 'en_US'] : ['en_US', 'zh_CN'];
    const html = await getText(path);
    expect(getValues(html, 'og:locale')).toEqual([own]);
    expect(getValues(html, 'og:locale:alternate')).toEqual(PAGES.includes(path) ? [other] : []);
  });
});

describe('the picture of a page', () => {
  it('depends on title, library and language', async () => {
    const getPicture = async (path: string) => getProperty(await getText(path), 'og:image');
    const pictures = await Promise.all(PAGES.map(getPicture));
    expect(new Set(pictures).size).toBe(PAGES.length);
  });
});
