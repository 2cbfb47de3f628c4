import type { Translate } from '../../i18n/translate.ts';
import { pagePath } from '../../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, type Locale } from '../../../site/locales.ts';
import { PRODUCTS } from '../../../site/products.ts';
import type { Scope } from '../../../site/search/documents.ts';
import type { Hit, PageGroup } from '../../../site/search/groups.ts';
import { markTerms } from '../../../site/search/mark.ts';
import { getOwner, getPlace, isPageHit, isSamePlace, pageTitleWithin } from '../../../site/search/titles.ts';
import type { Fold } from '../../../site/search/words.ts';
import { element } from './element.ts';

export interface ResultsView {
  t: Translate;
  locale: Locale;
  terms: ReadonlySet<string>;
  fold: Fold;
}

export function resultGroups(groups: readonly PageGroup[], view: ResultsView): HTMLElement[] {
  return groups.map((group, at) => {
    const id = `find-page-${at}`;
    const texts = { product: scopeName(group.scope, view.t), overview: view.t('search.overview') };
    const heading = element('div', { id, class: 'find-place', role: 'presentation' }, getPlace(group, texts));
    // Still the name of its group for screen readers.
    heading.hidden = isSamePlace(group, groups[at - 1]);
    if (group.isForeign) heading.append(element('span', { class: 'chip' }, view.t('search.foreign')));
    const options = group.hits.map((hit) =>
      option(
        group,
        isPageHit(hit) ? { ...hit, title: pageTitleWithin(group, texts) } : hit,
        getOwner(group, hit, texts),
        view,
      ),
    );
    return element('div', { role: 'group', 'aria-labelledby': id, 'data-product': group.scope }, heading, ...options);
  });
}

/** The name of a product, or of the general pages. */
function scopeName(scope: Scope, t: Translate): string {
  const product = PRODUCTS.find(({ id }) => id === scope);
  return product ? t(`product.${product.id}.name`) : t('nav.general');
}

function option(group: PageGroup, hit: Hit, owner: string | null, view: ResultsView): HTMLElement {
  const { locale, t } = view;
  const { kind, plan, anchor, title, excerpt, picture } = hit;
  const isCode = kind !== 'guide' && kind !== 'demo';
  const name = element('span', { class: isCode ? 'find-title find-code' : 'find-title' }, ...marked(title, view));
  const marks = [
    ...(kind === 'guide' ? [] : [element('span', { class: 'chip' }, t(`search.mark.${kind}`))]),
    ...(plan === 'community' ? [] : [element('span', { class: `chip ${plan}` }, t(`mark.${plan}`))]),
    ...(owner === null ? [] : [element('span', { class: 'find-owner' }, owner)]),
  ];
  const href = pagePath(group.key, locale) + (anchor && `#${anchor}`);
  const lang = group.isForeign ? LOCALE_NAMES[DEFAULT_LOCALE].tag : undefined;
  return element(
    'a',
    { role: 'option', class: 'find-option', href, tabindex: '-1', 'aria-selected': 'false', lang },
    element('span', { class: 'find-line' }, name, ...marks),
    ...(excerpt ? [element('span', { class: 'find-excerpt' }, ...marked(excerpt, view))] : []),
    ...(picture === null ? [] : [createPicture(picture)]),
  );
}

/** Without a sign of the browser's where it cannot be loaded. */
function createPicture(src: string): HTMLElement {
  const picture = element('img', { src, alt: '', loading: 'lazy' });
  picture.addEventListener('error', () => picture.remove());
  return picture;
}

function marked(text: string, { terms, fold }: ResultsView): (Node | string)[] {
  return markTerms(text, terms, fold).map((piece) => (piece.isMarked ? element('mark', {}, piece.text) : piece.text));
}
