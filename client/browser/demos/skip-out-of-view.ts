/**
 * Leaves demos out of view out of style and layout; they keep their height. A demo that starts inserts its styles in
 * several rounds, and each would compute the styles of all components on the page again.
 *
 * @returns Ends that.
 */
export function skipOutOfView(): () => void {
  const skipped = [...document.querySelectorAll<HTMLElement>('.demo-root')]
    .map((root) => ({ root, box: root.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom < 0 || box.top > innerHeight);
  for (const { root, box } of skipped)
    Object.assign(root.style, { contentVisibility: 'auto', containIntrinsicBlockSize: `${box.height}px` });
  return () => {
    for (const { root } of skipped) Object.assign(root.style, { contentVisibility: '', containIntrinsicBlockSize: '' });
  };
}
