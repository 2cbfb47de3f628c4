/** Internal links; must match the speculation rules. */
const LINKS = 'a[href^="/"]:not([data-locale], [rel~=noopener], [rel~=sponsored], [href$=".md"], [href$=".txt"])';

/** Hover delay before a prefetch, in milliseconds. Touches do not wait. */
const REST_MS = 80;

/** Prefetches the page behind a hovered or touched link, in browsers without speculation rules. */
export function prefetchPages(): void {
  const fetched = new Set([location.pathname]);
  const prefetch = ({ pathname, href }: HTMLAnchorElement) => {
    if (fetched.has(pathname)) return;
    fetched.add(pathname);
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  };
  let timer = 0;
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null;
    if (link) timer = window.setTimeout(prefetch, pointerType === 'mouse' ? REST_MS : 0, link);
  });
}
