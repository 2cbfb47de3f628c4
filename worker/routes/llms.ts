import type { Context, Handler } from 'hono';
import { createTranslate, type Translate } from '../../client/i18n/translate.ts';
import {
  MCP_PATH,
  feedPath,
  llmsFullPath,
  llmsPath,
  localizePath,
  markdownPath,
  parseAddress,
} from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import type { PageSummary } from '../../site/page/page.ts';
import { PRODUCTS, findProduct, type Product } from '../../site/products.ts';
import { codePreferencesFromRequest } from '../http/code-preferences.ts';
import type { BuildContent } from '../content/build-content.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { openContent } from '../content/open-content.ts';
import { getOrigin } from '../http/origin.ts';
import { describePage } from '../render/describe-page.ts';
import { encodeText } from '../http/bytes.ts';
import { markdownText } from '../render/markdown.ts';
import { toStream } from '../http/stream.ts';

/** Scope of a list: a product, or the whole site. */
interface ListScope {
  locale: Locale;
  t: Translate;
  product: Product | undefined;
  origin: string;
  pages: PageSummary[];
}

/** `GET /llms.txt` and `/x/<product>/llms.txt`: the pages as a list of Markdown links (https://llmstxt.org). */
export function llms(site: Site): Handler<WorkerEnv> {
  return async function llms(c) {
    const subject = await findSubject(site, await openContent(c, site), c);
    const sections = [...PRODUCTS, undefined]
      .map((product) => ({ product, pages: subject.pages.filter(({ key }) => findProduct(key)?.id === product?.id) }))
      .filter(({ pages }) => pages.length > 0)
      .map(
        ({ product, pages }) =>
          `## ${getName(product, subject.t)}\n\n${pages.map((page) => writeLine(page, subject)).join('\n')}`,
      );
    return c.text(`${[...introduction(subject), ...sections].join('\n\n')}\n`);
  };
}

/** `GET /llms-full.txt` and `/x/<product>/llms-full.txt`: the Markdown of all pages, streamed page by page. */
export function llmsFull(site: Site): Handler<WorkerEnv> {
  return async function llmsFull(c) {
    const content = await openContent(c, site);
    const subject = await findSubject(site, content, c);
    const { locale, origin, pages } = subject;
    const preferences = codePreferencesFromRequest(c.req.raw.headers, c.req.url);
    const parts = async function* () {
      yield encodeText(`${introduction(subject).join('\n\n')}\n`);
      for (const { key } of pages) {
        const text = markdownText(await content.markdown(locale, key), preferences, origin);
        yield encodeText(`\n---\n\n<${origin}${markdownPath(key, locale)}>\n\n${text.trimEnd()}\n`);
      }
    };
    return c.body(toStream(c.get('trace').follow(parts())), 200, { 'Content-Type': 'text/plain; charset=utf-8' });
  };
}

async function findSubject(site: Site, content: BuildContent, c: Context<WorkerEnv>): Promise<ListScope> {
  const { locale, key } = parseAddress(new URL(c.req.url).pathname);
  const product = findProduct(key);
  const pages = await content.pages(locale);
  return {
    locale,
    t: createTranslate(locale),
    product,
    origin: getOrigin(site, c.req.url),
    pages: product ? pages.filter((page) => findProduct(page.key)?.id === product.id) : pages,
  };
}

/** Title, summary, and pointers for programs. */
function introduction({ locale, t, product, origin }: ListScope): string[] {
  const products = product ? [product] : PRODUCTS;
  const lists = products.map(
    (one) =>
      `- ${getName(one, t)}: ${origin}${llmsPath(locale, one)} ${origin}${llmsFullPath(locale, one)} ${origin}${feedPath(locale, one)}`,
  );
  return [
    `# ${product ? `${getName(product, t)} - ` : ''}${t('site.name')}`,
    `> ${product ? t(`product.${product.id}.tagline`) : t('site.tagline')}`,
    t('llms.pages'),
    t('llms.mcp', { address: origin + localizePath(MCP_PATH, locale) }),
    `${t('llms.lists')}\n\n${lists.join('\n')}`,
  ];
}

function writeLine(page: PageSummary, { origin, locale }: ListScope): string {
  return `- [${page.title}](${origin}${markdownPath(page.key, locale)}): ${describePage(page)}`;
}

function getName(product: Product | undefined, t: Translate): string {
  return product ? t(`product.${product.id}.name`) : t('nav.general');
}
