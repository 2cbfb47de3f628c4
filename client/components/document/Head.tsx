import { markdownPath, pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from '../../../site/locales.ts';
import { COLORS } from '../../theme/tokens.ts';
import { STREAMING_STYLES } from './streaming-styles.ts';
import { DataScript, InlineScript } from './Scripts.tsx';
import type { PageView } from './view.ts';

/** Contents of the head: metadata, stylesheets and scripts. One inline script applies the reader's preferences before the first paint. */
export function Head({ view }: { view: PageView }) {
  const { t, files, title, description, ownership, canonical, origin, translations } = view;
  const fullTitle = title === t('site.name') ? title : `${title} - ${t('site.name')}`;
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {/* The first that applies counts; `show-color-mode.ts` knows this order. */}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={COLORS.background.light} />
      <meta name="theme-color" content={COLORS.background.dark} />
      <InlineScript script={files.inlineScripts.first} />
      <link rel="stylesheet" href={files.styles} />
      {files.features.map(({ styles }) => styles !== undefined && <link key={styles} rel="stylesheet" href={styles} />)}
      <style data-arriving="" dangerouslySetInnerHTML={{ __html: STREAMING_STYLES }} />
      {/* Before the others, which it reports on. */}
      {files.clientErrors !== null && <script type="module" src={files.clientErrors} />}
      <script type="module" src={files.client} />
      {files.features.map(({ client }) => client !== undefined && <script key={client} type="module" src={client} />)}
      {canonical === null ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {canonical !== null &&
        translations.map((locale) => (
          <link
            key={locale}
            rel="alternate"
            hrefLang={LOCALE_NAMES[locale].tag}
            href={origin + pagePath(view.key, locale)}
          />
        ))}
      {canonical !== null && (
        <link rel="alternate" hrefLang="x-default" href={origin + pagePath(view.key, DEFAULT_LOCALE)} />
      )}
      {canonical !== null && <link rel="alternate" type="text/markdown" href={markdownPath(view.key, view.locale)} />}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {view.feeds.map(({ title: name, href }) => (
        <link key={href} rel="alternate" type="application/atom+xml" title={name} href={href} />
      ))}
      <SharingData view={view} title={fullTitle} />
      <meta name="docs:product-id" content={ownership.productId ?? 'null'} />
      <meta name="docs:product-category-id" content={ownership.categoryId ?? 'null'} />
    </>
  );
}

/** Open Graph metadata for link previews (https://ogp.me), and structured data (schema.org). */
function SharingData({ view, title }: { view: PageView; title: string }) {
  const { t, locale, description, canonical, sharing, translations } = view;
  const others = canonical === null ? [] : translations.filter((other) => other !== locale);
  return (
    <>
      <meta property="og:type" content={sharing ? 'article' : 'website'} />
      <meta property="og:site_name" content={t('site.name')} />
      <meta property="og:locale" content={openGraphLocale(locale)} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {canonical !== null && <meta property="og:url" content={canonical} />}
      {sharing && (
        <>
          <meta property="og:image" content={sharing.picture} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
          {sharing.changed !== null && <meta property="article:modified_time" content={sharing.changed} />}
          {sharing.structuredData && <DataScript type="application/ld+json" data={sharing.structuredData} />}
        </>
      )}
    </>
  );
}

/** With a territory, which Open Graph asks for (https://ogp.me/#optional): `en_US`. */
function openGraphLocale(locale: Locale): string {
  const { language, region = '' } = new Intl.Locale(LOCALE_NAMES[locale].tag).maximize();
  return `${language}_${region}`;
}
