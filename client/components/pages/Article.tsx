import { markdownPath, pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import type { OutdatedBy, PageLink } from '../../../site/page/page.ts';
import type { Translate } from '../../i18n/translate.ts';
import { CHANGES_ID } from '../article/TranslationChanges.tsx';
import { breakable } from '../kit/breakable.tsx';
import { Marks } from '../kit/Marks.tsx';
import { Contents, TEXT_ID } from './Contents.tsx';
import { Document } from '../document/Document.tsx';
import { InlineScript } from '../document/Scripts.tsx';
import { PageMenu } from './PageMenu.tsx';
import { slot } from '../document/slots.ts';
import type { ArticleDetails, ArticleView, ShellView } from '../document/view.ts';

export interface ArticleProps {
  view: ShellView;
  page: ArticleView;
}

/**
 * A documentation page. Everything from the page's own file is streamed into the slots.
 *
 * @param head HTML of `ArticleHead`.
 */
export function Article({ view, page, head }: ArticleProps & { head: string }) {
  const header = <header className="head" dangerouslySetInnerHTML={{ __html: head }} />;
  return (
    <Document view={view} side={slot('side')} header={header}>
      {view.files.features.map(({ script }) => script && <InlineScript key={script.hash} script={script} />)}
      <div hidden dangerouslySetInnerHTML={{ __html: slot('demos') }} />
      <article
        id={TEXT_ID}
        className="prose"
        lang={foreignLanguage(view, page)}
        dangerouslySetInnerHTML={{ __html: slot('article') }}
      />
      <div className="page-end" dangerouslySetInnerHTML={{ __html: slot('end') }} />
    </Document>
  );
}

export function ArticleSide({ view, page }: { view: ShellView; page: ArticleDetails }) {
  return <Contents headings={page.headings} t={view.t} />;
}

/**
 * What the demos of a page need: the CSS of their server HTML, and the URLs of their modules to preload. The `<style>`
 * is inside an `<svg>`, where it is valid anywhere and applies to the whole page; in HTML it belongs in the head, which
 * has been sent by now.
 */
export function ArticleDemos({ view, page }: { view: ShellView; page: ArticleDetails }) {
  if (page.modules.length === 0) return null;
  return (
    <svg data-modules={[view.files.afterFirstInput, ...page.modules].join(' ')}>
      <style dangerouslySetInnerHTML={{ __html: slot('styles') }} />
    </svg>
  );
}

/** Breadcrumbs, menu, title, lead and facts of a documentation page. */
export function ArticleHead({ view, page }: ArticleProps) {
  const { t } = view;
  const lang = foreignLanguage(view, page);
  return (
    <>
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
      {lang !== undefined && (
        <p className="notice" role="note">
          {t('page.untranslated')} <a href={pagePath(view.key, DEFAULT_LOCALE)}>{t('page.untranslated.link')}</a>
        </p>
      )}
      {page.outdated && (
        <p className="notice" role="note">
          {outdatedText(page.outdated, t)} <a href={`#${CHANGES_ID}`}>{t('page.outdated.link')}</a>
        </p>
      )}
      <h1 lang={lang}>
        {breakable(getShortTitle(page.title))} <Marks plan={page.plan} marks={page.marks} t={t} />
      </h1>
      <p className="lead" lang={lang}>
        {page.description}
      </p>
      <Facts view={view} page={page} />
    </>
  );
}

/** The title without the library's name, which the breadcrumbs have: `Data Grid - Sorting` → `Sorting`. */
function getShortTitle(title: string): string {
  const [, ...rest] = title.split(' - ');
  return rest.join(' - ') || title;
}

function outdatedText({ count, since }: OutdatedBy, t: Translate): string {
  return since ? t('page.outdated.since', { count, date: since.text }) : t('page.outdated', { count });
}

/** Language tag of untranslated content; undefined if it is in the page's language. */
function foreignLanguage({ locale }: ShellView, { contentLocale }: ArticleView): string | undefined {
  return contentLocale === locale ? undefined : LOCALE_NAMES[contentLocale].tag;
}

function Facts({ view: { t }, page }: ArticleProps) {
  const { packages, components, waiAria } = page;
  if (packages.length === 0 && components.length === 0) return null;
  const links = [
    ...components.map((one) => ({ ...one, isName: true })),
    ...(waiAria ? [{ name: t('page.aria'), href: waiAria, rel: 'noopener' }] : []),
  ];
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

/** How many fact links are visible without expanding: about one row. */
const SHOWN_LINKS = 3;

function FactLink({ name, href, rel, isName }: { name: string; href: string; rel?: string; isName?: boolean }) {
  return (
    <li>
      <a href={href} rel={rel} translate={isName ? 'no' : undefined}>
        {name}
      </a>
    </li>
  );
}

/** Package names in short, without the repeated prefix: `@mui/x-data-grid, -pro, -premium`. */
function shortened(packages: readonly string[]): string {
  const [first = ''] = packages;
  return packages
    .map((name, index) => (index > 0 && name.startsWith(`${first}-`) ? name.slice(first.length) : name))
    .join(', ');
}

export function ArticleEnd({ view, entry, page }: { view: ShellView; entry: ArticleView; page: ArticleDetails }) {
  const { t, locale, key } = view;
  const changed = entry.changed && t('page.changed', { date: entry.changed.text });
  return (
    <>
      <p className="page-facts">
        {page.editHref && (
          <a href={page.editHref} rel="noopener">
            {t('page.edit')}
          </a>
        )}
        <a href={markdownPath(key, locale)}>{t('page.markdown')}</a>
        {page.changes && <a href={page.changes.href}>{page.changes.title}</a>}
        {page.issuesHref && (
          <a href={page.issuesHref} rel="noopener">
            {t('page.issues')}
          </a>
        )}
        {changed && <span>{page.historyHref ? <a href={page.historyHref}>{changed}</a> : changed}</span>}
      </p>
      {(page.previous ?? page.next) && (
        <nav className="pager" aria-label={t('page.pager')}>
          <PagerLink link={page.previous} rel="prev" label={t('page.previous')} />
          <PagerLink link={page.next} rel="next" label={t('page.next')} />
        </nav>
      )}
    </>
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
