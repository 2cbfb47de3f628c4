/**
 * Has the browser prerender the page behind this one, by the speculation rules, once a reader without a mouse sees the link
 * to it: a finger gives no sign before it touches, and from then on it is too late to fetch and draw a page.
 */
export function prerenderNextPage(): void {
  const next = document.querySelector('.pager [rel=next]');
  if (!next || matchMedia('(hover: hover)').matches) return;
  new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) next.toggleAttribute('data-prerender', true);
  }).observe(next);
}
