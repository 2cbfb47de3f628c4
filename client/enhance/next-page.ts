/**
 * Has the browser prerender the page behind this one, by the speculation rules, once a reader without a mouse sees the link
 * to it: a finger gives no sign before it touches, and from then on it is too late to fetch and draw a page.
 */
export function prerenderNextPage(): void {
  const next = document.querySelector('.pager [rel=next]');
  if (!next || matchMedia('(hover: hover)').matches) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    next.toggleAttribute('data-prerender', true);
  });
  observer.observe(next);
}
