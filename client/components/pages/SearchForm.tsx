import { SEARCH_PATH, localizePath } from '../../../site/addresses.ts';
import { PRODUCTS } from '../../../site/products.ts';
import { KINDS, PLANS, type Filters } from '../../../site/search/documents.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ShellView } from '../document/view.ts';
import { Choice } from '../kit/Choice.tsx';

export interface SearchFormProps {
  view: ShellView;
  /** The filters in effect; absent when there are no results to filter yet. */
  filters?: Filters;
}

/** The form of the search page: the field, and filters by product, kind and plan. */
export function SearchForm({ view: { t, locale, query }, filters }: SearchFormProps) {
  return (
    <form
      className="found-form"
      role="search"
      aria-label={t('search.title')}
      action={localizePath(SEARCH_PATH, locale)}
    >
      <span className="found-field">
        <input
          type="search"
          name="q"
          defaultValue={query}
          placeholder={t('bar.search.placeholder')}
          aria-label={t('bar.search.placeholder')}
          autoComplete="off"
        />
        <button type="submit">{t('search.submit')}</button>
      </span>
      {filters && <SearchFilters t={t} filters={filters} />}
    </form>
  );
}

function SearchFilters({ t, filters }: { t: Translate; filters: Filters }) {
  const products = PRODUCTS.map(({ id }) => [id, t(`product.${id}.name`)] as const);
  const kinds = KINDS.map((kind) => [kind, t(`search.kind.${kind}`)] as const);
  const plans = PLANS.map((plan) => [plan, t(`search.plan.${plan}`)] as const);
  return (
    <span className="choices" role="group" aria-label={t('search.filters')}>
      <Choice
        name="product"
        label={t('search.filter.product')}
        all={t('product.all')}
        options={[...products, ['general', t('nav.general')]]}
        value={filters.product}
      />
      <Choice
        name="kind"
        label={t('search.filter.kind')}
        all={t('search.kind.all')}
        options={kinds}
        value={filters.kind}
      />
      <Choice
        name="plan"
        label={t('search.filter.plan')}
        all={t('search.plan.all')}
        options={plans}
        value={filters.plan}
      />
    </span>
  );
}
