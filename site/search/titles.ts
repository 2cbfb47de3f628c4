import { PRODUCTS } from '../products.ts';
import type { Hit, PageGroup } from './groups.ts';

/** A page's title without the name of its product, which is shown next to it: `Data Grid - Sorting` → `Sorting`. */
export function pageTitleWithin({ scope, title }: Pick<PageGroup, 'scope' | 'title'>): string {
  const product = PRODUCTS.find(({ id }) => id === scope);
  return product && title.startsWith(`${product.name} - `) ? title.slice(product.name.length + ' - '.length) : title;
}

/** Whether a hit is its page rather than a place on it. */
export function isPageHit(hit: Hit | undefined): boolean {
  return hit?.anchor === '' && hit.kind === 'guide';
}

/**
 * Heading of a page's hits: its product and, unless the first hit is the page, its title.
 *
 * @param overview Title for a product's start page.
 */
export function placeOf(group: PageGroup, productName: string, overview: string): string {
  if (isPageHit(group.hits[0])) return productName;
  const title = pageTitleWithin(group);
  return `${productName} › ${title === productName ? overview : title}`;
}
