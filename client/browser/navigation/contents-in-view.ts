/** Distance of the current entry from the ends of the list, where it fades out. In pixels. */
const DISTANCE = 48;

/** Scrolls the table of contents, where it is a list of its own, to the current entry. */
export function keepContentsInView(): void {
  const contents = document.getElementById('contents');
  if (!contents) return;
  let shown: HTMLElement | null = null;
  const show = () => {
    const current = contents.querySelector<HTMLElement>('[aria-current]');
    if (!current || current === shown) return;
    shown = current;
    const { offsetTop, offsetHeight } = current;
    const { scrollTop, clientHeight } = contents;
    contents.scrollTop = Math.min(
      offsetTop - DISTANCE,
      Math.max(scrollTop, offsetTop + offsetHeight + DISTANCE - clientHeight),
    );
  };
  new MutationObserver(show).observe(contents, { subtree: true, attributeFilter: ['aria-current'] });
  show();
}
