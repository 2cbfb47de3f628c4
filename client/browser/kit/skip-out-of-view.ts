import { nextTask } from './next-task.ts';

/**
 * Leaves the blocks of an article that are out of view out of style and layout; they keep their heights. Another
 * direction would compute the styles of all elements on the page, and a demo that starts does so several times, with each
 * round of styles that it inserts.
 *
 * @returns Ends that, a task for each block.
 */
export function skipOutOfView(): () => Promise<void> {
  const skipped = [...document.querySelectorAll<HTMLElement>('article > *')]
    .map((block) => ({ block, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom < 0 || box.top > innerHeight);
  for (const { block, box } of skipped)
    Object.assign(block.style, { contentVisibility: 'auto', height: `${box.height}px` });
  return async () => {
    for (const { block } of skipped) {
      await nextTask();
      Object.assign(block.style, { contentVisibility: '', height: '' });
    }
  };
}
