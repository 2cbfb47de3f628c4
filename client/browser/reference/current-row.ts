/**
 * Names the prop, slot or class that is being read below the current section in the table of contents
 * (`reference.css`).
 */
export function enhanceCurrentRow(): void {
  const contents = document.getElementById('contents');
  const article = document.querySelector('article');
  if (!contents || !article) return;
  let scheduled = false;
  const name = () => {
    scheduled = false;
    const { left, width } = article.getBoundingClientRect();
    const row = document.elementFromPoint(left + width / 2, innerHeight / 4)?.closest('tr[id]');
    const read = row?.querySelector('th > a')?.textContent ?? '';
    // Without a row there is no second line either.
    contents.toggleAttribute('data-row', read !== '');
    contents.style.setProperty('--row', JSON.stringify(read));
  };
  const schedule = () => {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(name);
  };
  addEventListener('scroll', schedule, { passive: true });
}
