/** Reports a page view with canonical URL, product and category. */
export function reportPageView(): void {
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
