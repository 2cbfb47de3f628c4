/** Links to pages of the site, as the speculation rules name them. */
const LINKS = 'a[href^="/"]:not([data-locale], [rel~=noopener], [rel~=sponsored], [href$=".md"], [href$=".txt"])';

/** How long a mouse rests on a link before its page is fetched, in milliseconds. A finger means the link it touches. */
const REST_MS = 80;

/** Fetches the page that a reader is about to open: for browsers that do not follow the page's speculation rules. */
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
