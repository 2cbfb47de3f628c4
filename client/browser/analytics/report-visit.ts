import { loadTag, refusesTracking } from './tag.ts';
import { reportUserProperties } from './user-properties.ts';
import { reportWebVitals } from './web-vitals.ts';
import { readConfig } from '../kit/config.ts';

/** Reports the page view and the reader's setup. Must not run while the page is only prerendered. */
export function reportVisit(): void {
  // The tag manager processes its queue in order: its own commands must come first.
  loadTag(readConfig().tagId);
  reportPageView();
  reportUserProperties();
  if (!refusesTracking()) void reportWebVitals(() => sessionStorage);
}

/** Reports a page view with canonical URL, product and category. */
function reportPageView(): void {
  window.gtag?.('event', 'page_view', {
    page_title: document.title,
    page_location: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href,
    productId: metaContent('docs:product-id'),
    productCategoryId: metaContent('docs:product-category-id'),
  });
}

function metaContent(name: string): string | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? null;
}
