import type { Handler } from 'hono';
import { createTranslate } from '../../client/i18n/translate.ts';
import { feedPath, pagePath, parseAddress } from '../../site/addresses.ts';
import { escapeHtml } from '../../site/kit/escape-html.ts';
import type { FeedEntry } from '../../site/page/feed.ts';
import { LOCALES, LOCALE_NAMES, type Locale } from '../../site/locales.ts';
import { findProduct } from '../../site/products.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { openContent } from '../content/open-content.ts';
import { getOrigin } from '../http/origin.ts';

/** `updated` of an empty feed: Atom requires one. */
const NEVER = '1970-01-01';

/** `GET /x/<product>/feed.xml`: news of a library, as Atom (RFC 4287). */
export function feed(site: Site): Handler<WorkerEnv> {
  return async function feed(c) {
    const { locale, key } = parseAddress(new URL(c.req.url).pathname);
    const product = findProduct(key);
    if (!product) throw new RangeError(`The feed "${key}" is of no library.`);
    const t = createTranslate(locale);
    const origin = getOrigin(site, c.req.url);
    const { entries } = await (await openContent(c, site)).feed(locale, product.id);
    const self = origin + feedPath(locale, product);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LOCALE_NAMES[locale].tag}">`,
      `<id>${escapeHtml(self)}</id>`,
      `<title>${escapeHtml(t('feed.title', { name: t(`product.${product.id}.name`) }))}</title>`,
      `<subtitle>${escapeHtml(t('feed.subtitle'))}</subtitle>`,
      `<updated>${toTime(entries[0]?.updated ?? NEVER)}</updated>`,
      `<author><name>${escapeHtml(t('site.name'))}</name></author>`,
      `<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>`,
      `<link rel="alternate" type="text/html" href="${escapeHtml(origin + pagePath(product.start, locale))}"/>`,
      ...LOCALES.filter((other) => other !== locale).map(
        (other) =>
          `<link rel="alternate" type="application/atom+xml" hreflang="${LOCALE_NAMES[other].tag}" href="${escapeHtml(origin + feedPath(other, product))}"/>`,
      ),
      ...entries.map((entry) => entryXml(entry, origin, locale)),
      '</feed>',
    ];
    return c.body(`${lines.join('\n')}\n`, 200, { 'Content-Type': 'application/atom+xml; charset=utf-8' });
  };
}

function entryXml({ key, id, title, summary, groups, updated }: FeedEntry, origin: string, locale: Locale): string {
  const address = escapeHtml(origin + pagePath(key, locale));
  const list = groups.map(
    ({ title: name, names }) =>
      `<h2>${escapeHtml(name)}</h2><ul>${names.map((one) => `<li>${escapeHtml(one)}</li>`).join('')}</ul>`,
  );
  const content =
    groups.length > 0
      ? [`<content type="html">${escapeHtml(`<p>${escapeHtml(summary)}</p>${list.join('')}`)}</content>`]
      : [];
  return [
    '<entry>',
    `<id>${address}#${escapeHtml(id)}</id>`,
    `<title>${escapeHtml(title)}</title>`,
    `<updated>${toTime(updated)}</updated>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<summary>${escapeHtml(summary)}</summary>`,
    ...content,
    '</entry>',
  ].join('\n');
}

/** Converts an ISO date to the timestamp that Atom requires. */
function toTime(date: string): string {
  return `${date}T00:00:00Z`;
}
