import { pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import { PRODUCTS } from '../../../site/products.ts';
import type { Filters } from '../../../site/search/documents.ts';
import type { SearchAnswer } from '../../../site/search/engine.ts';
import type { Hit, PageGroup } from '../../../site/search/groups.ts';
import { markTerms } from '../../../site/search/mark.ts';
import { getOwner, getPlace, isPageHit, isSamePlace, pageTitleWithin } from '../../../site/search/titles.ts';
import { Document } from '../document/Document.tsx';
import { GuideIndex } from '../document/GuideIndex.tsx';
import type { ListedPage } from '../document/PageList.tsx';
import { SearchForm } from './SearchForm.tsx';
import type { ShellView } from '../document/view.ts';

export interface SearchResultsProps {
  view: ShellView;
  answer: SearchAnswer;
  filters: Filters;
  /** All pages, listed when the query is empty. */
  guides: readonly ListedPage[];
}

/** The search page. It answers the search form of the bar, also without JavaScript. */
export function SearchResults({ view, answer, filters, guides }: SearchResultsProps) {
  const { t, query } = view;
  const { groups, corrections } = answer;
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  const counted = count === 1 ? t('search.one', { query }) : t('search.count', { query, count });
  const summary = query === '' ? t('search.hint') : count === 0 ? t('search.none', { query }) : counted;
  return (
    <Document
      view={view}
      header={
        <header className="head">
          <h1>{t('search.title')}</h1>
          <p className="lead" role="status">
            {summary}
          </p>
        </header>
      }
    >
      <SearchForm view={view} {...(query !== '' && { filters })} />
      {[...corrections].map(([from, to]) => (
        <p key={from}>{t('search.corrected', { from, to })}</p>
      ))}
      {count > 0 ? (
        <ol className="found">
          {groups.map((group, at) => (
            <FoundPage
              key={group.key}
              group={group}
              hasPlace={!isSamePlace(group, groups[at - 1])}
              view={view}
              marking={answer}
            />
          ))}
        </ol>
      ) : (
        <>
          {query !== '' && <p>{t('search.none.hint')}</p>}
          <ProductList view={view} />
          {guides.length > 0 && <GuideIndex pages={guides} locale={view.locale} t={t} />}
        </>
      )}
    </Document>
  );
}

/** How to highlight matches in a text. */
type Marking = Pick<SearchAnswer, 'terms' | 'fold'>;

interface FoundPageProps {
  group: PageGroup;
  hasPlace: boolean;
  view: ShellView;
  marking: Marking;
}

function FoundPage({ group, hasPlace, view, marking }: FoundPageProps) {
  const { t } = view;
  const product = PRODUCTS.find(({ id }) => id === group.scope);
  const texts = {
    product: product ? t(`product.${product.id}.name`) : t('nav.general'),
    overview: t('search.overview'),
  };
  return (
    <li data-product={product?.id}>
      {hasPlace && (
        <p className="found-place">
          {getPlace(group, texts)}
          {group.isForeign && <span className="chip">{t('search.foreign')}</span>}
        </p>
      )}
      <ul lang={group.isForeign ? LOCALE_NAMES[DEFAULT_LOCALE].tag : undefined}>
        {group.hits.map((hit) => (
          <FoundPlace
            key={`${hit.kind} ${hit.anchor}`}
            group={group}
            owner={getOwner(group, hit, texts)}
            hit={isPageHit(hit) ? { ...hit, title: pageTitleWithin(group, texts) } : hit}
            view={view}
            marking={marking}
          />
        ))}
      </ul>
    </li>
  );
}

interface FoundPlaceProps {
  group: PageGroup;
  hit: Hit;
  owner: string | null;
  view: ShellView;
  marking: Marking;
}

function FoundPlace({ group, hit, owner, view, marking }: FoundPlaceProps) {
  const { t, locale } = view;
  const { kind, plan, anchor, title, excerpt, picture } = hit;
  const isCode = kind !== 'guide' && kind !== 'demo';
  const name = <Marked text={title} {...marking} />;
  return (
    <li>
      <a href={pagePath(group.key, locale) + (anchor && `#${anchor}`)}>{isCode ? <code>{name}</code> : name}</a>{' '}
      {kind !== 'guide' && <span className="chip">{t(`search.mark.${kind}`)}</span>}
      {plan !== 'community' && <span className={`chip ${plan}`}>{t(`mark.${plan}`)}</span>}
      {owner !== null && <span className="found-owner"> {owner}</span>}
      {picture !== null && <img src={picture} alt="" loading="lazy" />}
      {excerpt && (
        <p>
          <Marked text={excerpt} {...marking} />
        </p>
      )}
    </li>
  );
}

function Marked({ text, terms, fold }: Marking & { text: string }) {
  return markTerms(text, terms, fold).map((piece, at) =>
    piece.isMarked ? <mark key={at}>{piece.text}</mark> : piece.text,
  );
}

function ProductList({ view: { t, locale } }: { view: ShellView }) {
  return (
    <ul className="page-list">
      {PRODUCTS.map(({ id, start }) => (
        <li key={id} data-product={id}>
          <a href={pagePath(start, locale)}>
            <strong>{t(`product.${id}.name`)}</strong>
          </a>
          <p>{t(`product.${id}.tagline`)}</p>
        </li>
      ))}
    </ul>
  );
}
