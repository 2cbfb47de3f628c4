import { hashTarget } from '../kit/dom.ts';

/** Highlights the current section in the table of contents. */
export function enhanceContents(): void {
  const links = new Map(
    [...document.querySelectorAll<HTMLAnchorElement>('#contents a')].map((link) => [hashTarget(link.hash), link]),
  );
  let current: HTMLAnchorElement | undefined;
  let scheduled = false;
  const mark = () => {
    scheduled = false;
    const { scrollHeight } = document.documentElement;
    const isAtEnd = scrollY > 0 && innerHeight + scrollY >= scrollHeight - 2;
    const line = isAtEnd ? innerHeight : innerHeight / 4;
    current?.removeAttribute('aria-current');
    current = [...links].findLast(([heading]) => heading && heading.getBoundingClientRect().top <= line)?.[1];
    current?.setAttribute('aria-current', 'location');
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(mark);
  };
  if (links.size > 0) addEventListener('scroll', schedule, { passive: true });
  schedule();
}
