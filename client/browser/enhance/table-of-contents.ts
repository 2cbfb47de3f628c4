/** Marks the section that is being read in the table of contents. */
export function enhanceContents(): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#contents a')) {
    links.set(decodeURIComponent(link.hash.slice(1)), link);
  }
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  if (headings.length === 0) return;
  let scheduled = false;
  const mark = () => {
    scheduled = false;
    const line = innerHeight / 4;
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const current = isAtEnd
      ? headings.at(-1)
      : headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
    for (const [id, link] of links) {
      if (id === current?.id) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  };
  addEventListener(
    'scroll',
    () => {
      if (scheduled) return;
      scheduled = true;
      requestAnimationFrame(mark);
    },
    { passive: true },
  );
  mark();
}
