import { markdownPath, pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import type { PageLink } from '../../../site/page.ts';
import { breakable } from '../article/breakable.tsx';
import { Marks } from '../article/Marks.tsx';
import { Document } from './Document.tsx';
import { InlineScript } from './InlineScript.tsx';
import { PageMenu } from './PageMenu.tsx';
import type { ArticleView, ShellView } from './view.ts';

export interface ArticleProps {
  view: ShellView;
  article: ArticleView;
}

/** A documentation page. */
export function Article({ view, article }: ArticleProps) {
  const { page, styles, html } = article;
  const isForeign = page.contentLocale !== view.locale;
  return (
    <Document view={view} styles={styles} header={<ArticleHeader view={view} article={article} />}>
      {page.features.includes('reference') && <InlineScript script={view.files.inlineScripts.reference} />}
      <article
        className="prose"
        lang={isForeign ? LOCALE_NAMES[page.contentLocale].tag : undefined}
        data-modules={page.modules.length > 0 ? [view.files.afterFirstInput, ...page.modules].join(' ') : undefined}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <ArticleFooter view={view} article={article} />
    </Document>
  );
}

function ArticleHeader({ view, article: { page } }: ArticleProps) {
  const { t, locale } = view;
  const isForeign = page.contentLocale !== locale;
  const lang = isForeign ? LOCALE_NAMES[page.contentLocale].tag : undefined;
  return (
    <header className="head">
      <div className="head-line">
        {page.breadcrumbs.length > 0 && (
          <nav aria-label={t('page.breadcrumbs')}>
            <ol className="breadcrumbs">
              {page.breadcrumbs.map(({ title, href }, index) => (
                <li key={index}>{href ? <a href={href}>{title}</a> : title}</li>
              ))}
            </ol>
          </nav>
        )}
        {!view.isBare && <PageMenu view={view} />}
      </div>
      {isForeign && (
        <p className="notice" role="note">
          {t('page.untranslated')} <a href={pagePath(page.key, DEFAULT_LOCALE)}>{t('page.untranslated.link')}</a>
        </p>
      )}
      <h1 lang={lang}>
        {breakable(page.title)} <Marks plan={page.plan} marks={page.marks} t={t} />
      </h1>
      <p className="lead" lang={lang}>
        {page.description}
      </p>
      <Facts view={view} page={page} />
    </header>
  );
}

function Facts({ view: { t }, page }: { view: ShellView; page: ArticleView['page'] }) {
  const { packages, components, waiAria } = page;
  if (packages.length === 0 && components.length === 0) return null;
  const links = [...components, ...(waiAria ? [{ name: t('page.aria'), href: waiAria, rel: 'noopener' }] : [])];
  const rest = links.slice(SHOWN_LINKS);
  return (
    <ul className="facts">
      {packages.length > 0 && (
        <li>
          <code>{shortened(packages)}</code>
        </li>
      )}
      {links.slice(0, SHOWN_LINKS).map((link) => (
        <FactLink key={link.name} {...link} />
      ))}
      {rest.length > 0 && (
        <li>
          <details>
            <summary aria-label={t('page.more', { count: rest.length })}>+{rest.length}</summary>
            <ul className="facts">
              {rest.map((link) => (
                <FactLink key={link.name} {...link} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** How many links of a page's facts stand open: a row on most screens. */
const SHOWN_LINKS = 3;

function FactLink({ name, href, rel }: { name: string; href: string; rel?: string }) {
  return (
    <li>
      <a href={href} rel={rel}>
        {name}
      </a>
    </li>
  );
}

/** Packages of one name and more in a few words: `@mui/x-data-grid, -pro, -premium`. */
function shortened(packages: readonly string[]): string {
  const [first = ''] = packages;
  return packages
    .map((name, index) => (index > 0 && name.startsWith(`${first}-`) ? name.slice(first.length) : name))
    .join(', ');
}

function ArticleFooter({ view, article }: ArticleProps) {
  const { t, locale } = view;
  const { page, editHref, issuesHref } = article;
  return (
    <div className="page-end">
      <p className="page-facts">
        {editHref && (
          <a href={editHref} rel="noopener">
            {t('page.edit')}
          </a>
        )}
        <a href={markdownPath(page.key, locale)}>{t('page.markdown')}</a>
        {issuesHref && (
          <a href={issuesHref} rel="noopener">
            {t('page.issues')}
          </a>
        )}
        {page.changed && <span>{t('page.changed', { date: page.changed.text })}</span>}
      </p>
      {(page.previous ?? page.next) && (
        <nav className="pager" aria-label={t('page.pager')}>
          <PagerLink link={page.previous} rel="prev" label={t('page.previous')} />
          <PagerLink link={page.next} rel="next" label={t('page.next')} />
        </nav>
      )}
    </div>
  );
}

function PagerLink({ link, rel, label }: { link: PageLink | null; rel: 'prev' | 'next'; label: string }) {
  if (!link) return null;
  return (
    <a href={link.href} rel={rel}>
      <span>{label}</span>
      <strong>{breakable(link.title)}</strong>
    </a>
  );
}
