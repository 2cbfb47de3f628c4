/**
 * What the speculation rules do for a reader without a mouse, whose finger gives no sign before it touches:
 *
 * - The page behind this one is prerendered once the link to it is in view.
 * - Others are fetched at the touch. To prerender one takes a process more, which is not ready when the finger leaves.
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
