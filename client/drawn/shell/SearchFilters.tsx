import { localizePath } from '../../../site/addresses.ts';
import { PRODUCTS } from '../../../site/products.ts';
import { KINDS, PLANS, type Filters } from '../../../site/search/documents.ts';
import type { ShellView } from './view.ts';

/** Narrows the search page to a product, a kind and a plan: a form of its own. */
export function SearchFilters({ view: { t, locale, query }, filters }: { view: ShellView; filters: Filters }) {
  const products = PRODUCTS.map(({ id }) => [id, t(`product.${id}.name`)] as const);
  const kinds = KINDS.map((kind) => [kind, t(`search.kind.${kind}`)] as const);
  const plans = PLANS.map((plan) => [plan, t(`search.plan.${plan}`)] as const);
  return (
    <form className="found-filters" action={localizePath('/x/search/', locale)} aria-label={t('search.filters')}>
      <input type="hidden" name="q" value={query} />
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
      <button type="submit">{t('search.submit')}</button>
    </form>
  );
}

interface ChoiceProps {
  name: keyof Filters;
  label: string;
  /** Text of the choice that filters nothing. */
  all: string;
  options: readonly (readonly [value: string, text: string])[];
  value: string | null;
}

function Choice({ name, label, all, options, value }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} defaultValue={value ?? ''}>
      <option value="">{all}</option>
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </select>
  );
}
