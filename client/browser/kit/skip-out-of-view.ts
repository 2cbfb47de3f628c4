import { nextTask } from './next-task.ts';

/**
 * Leaves the blocks of an article that are out of view out of style and layout; they keep their heights. Another
 * direction would compute the styles of all elements on the page, and a demo that starts does so several times, with each
 * round of styles that it inserts.
 *
 * Ends when the page is scrolled: blocks that come into view only when they are painted would be blank for a frame, and
 * Chromium counts them as layout shifts.
 *
 * @returns Ends that, a task for each block.
 */
export function skipOutOfView(): () => Promise<void> {
  const skipped = [...document.querySelectorAll<HTMLElement>('article > *')]
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom < 0 || box.top > innerHeight);
  for (const { block, box } of skipped)
    Object.assign(block.style, { contentVisibility: 'auto', height: `${box.height}px` });
  const show = ({ block }: (typeof skipped)[number]) =>
    Object.assign(block.style, { contentVisibility: '', height: '' });
  const showAll = () => skipped.splice(0).forEach(show);
  addEventListener('scroll', showAll, { once: true });
  return async () => {
    while (skipped.length > 0) {
      // The block stays in the list while it waits, so that a scroll shows it, too.
      await nextTask();
      skipped.splice(0, 1).forEach(show);
    }
    removeEventListener('scroll', showAll);
  };
}
