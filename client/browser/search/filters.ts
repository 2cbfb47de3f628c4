import type { MessageKey, Translate } from '../../i18n/translate.ts';
import { PRODUCTS } from '../../../site/products.ts';
import { KINDS, PLANS, isKind, isPlan, isScope, type Filters } from '../../../site/search/documents.ts';
import { element } from './element.ts';

export interface FilterBar {
  element: HTMLElement;
  read: () => Filters;
  isActive: () => boolean;
  clear: () => void;
}

/** The filters as native selects: product, kind and plan. */
export function createFilters(t: Translate, onChange: () => void): FilterBar {
  const products = PRODUCTS.map(({ id }) => [id, t(`product.${id}.name`)] as const);
  const product = choice(t, 'product', 'product.all', [...products, ['general', t('nav.general')]]);
  const kind = choice(
    t,
    'kind',
    'search.kind.all',
    KINDS.map((name) => [name, t(`search.kind.${name}`)]),
  );
  const plan = choice(
    t,
    'plan',
    'search.plan.all',
    PLANS.map((name) => [name, t(`search.plan.${name}`)]),
  );
  const all = [product, kind, plan];
  for (const select of all) {
    select.addEventListener('change', () => {
      select.toggleAttribute('data-active', select.value !== '');
      onChange();
    });
  }
  return {
    element: element(
      'div',
      { class: 'find-filters choices', role: 'group', 'aria-label': t('search.filters') },
      ...all,
    ),
    read: () => ({
      product: isScope(product.value) ? product.value : null,
      kind: isKind(kind.value) ? kind.value : null,
      plan: isPlan(plan.value) ? plan.value : null,
    }),
    isActive: () => all.some(({ value }) => value !== ''),
    clear: () => {
      for (const select of all) {
        select.value = '';
        select.removeAttribute('data-active');
      }
      onChange();
    },
  };
}

function choice(
  t: Translate,
  name: 'product' | 'kind' | 'plan',
  all: MessageKey,
  options: readonly (readonly [value: string, text: string])[],
): HTMLSelectElement {
  const entries = [['', t(all)] as const, ...options].map(([value, text]) => element('option', { value }, text));
  return element('select', { 'aria-label': t(`search.filter.${name}`) }, ...entries);
}
