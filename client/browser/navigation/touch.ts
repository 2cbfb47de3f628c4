/**
 * Adapts the speculation rules to touch screens, where nothing announces a tap:
 *
 * - The next page is prerendered as soon as the link to it is in view.
 * - Other pages are only prefetched on touch: prerendering needs another process, which would not be ready in time.
 */
export function followRulesByTouch(): void {
  if (matchMedia('(hover: hover)').matches) return;
  document.documentElement.toggleAttribute('data-no-hover', true);
  const next = document.querySelector('.pager [rel=next]');
  if (!next) return;
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) next.toggleAttribute('data-prerender', true);
  }).observe(next);
}
