import { PRODUCTS } from '../products.ts';
import type { Hit, PageGroup } from './groups.ts';

/** What titles need to know, in the reader's language. */
export interface TitleTexts {
  /** Name of the page's product. */
  product: string;
  /** Title for a product's start page, whose own title would repeat the name. */
  overview: string;
}

/** A page's title next to the name of its product: `Data Grid - Sorting` → `Sorting`. */
export function pageTitleWithin({ scope, key, title }: TitledPage, texts: TitleTexts): string {
  const product = PRODUCTS.find(({ id }) => id === scope);
  if (product?.start === key) return texts.overview;
  const names = product ? [texts.product, product.name] : [];
  const name = names.find((prefix) => title.startsWith(`${prefix} - `));
  return name === undefined ? title : title.slice(name.length + ' - '.length);
}

type TitledPage = Pick<PageGroup, 'scope' | 'key' | 'title'>;

/** Whether a hit is its page rather than a place on it. */
export function isPageHit(hit: Hit | undefined): boolean {
  return hit?.anchor === '' && hit.kind === 'guide';
}

/** What a hit in the reference belongs to: components share names of props, slots and classes. */
export function getOwner(group: TitledPage, { kind }: Hit, texts: TitleTexts): string | null {
  const isOfComponent = kind === 'prop' || kind === 'slot' || kind === 'class';
  return isOfComponent ? pageTitleWithin(group, texts).replace(/ API$/, '') : null;
}

/** Heading of a page's hits: its product and, unless the first hit is the page, its title. */
export function getPlace(group: PageGroup, texts: TitleTexts): string {
  return isPageHit(group.hits[0]) ? texts.product : `${texts.product} › ${pageTitleWithin(group, texts)}`;
}

/** Whether a page's hits have the heading of those before, which need not be repeated: both are pages of one library. */
export function isSamePlace(group: PageGroup, former: PageGroup | undefined): boolean {
  return (
    former?.scope === group.scope &&
    former.isForeign === group.isForeign &&
    isPageHit(former.hits[0]) &&
    isPageHit(group.hits[0])
  );
}
