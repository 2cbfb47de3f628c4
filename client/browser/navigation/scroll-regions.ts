/** What scrolls sideways when it is too wide, except inside demos, and the headings that name it. */
const REGIONS = 'main :is(pre, .table):not(.demo-root *)';
const HEADINGS = 'main :is(h1, h2, h3, h4)';

/**
 * Code and tables are stops of the Tab key only while they overflow, as regions that are named by their section. The HTML
 * has all of them as stops, for readers without scripts. What overflows changes with the window, the fonts and the chosen
 * sources: it is looked up when the reader is about to move.
 */
export function enhanceScrollRegions(): void {
  addEventListener('keydown', ({ key }) => key === 'Tab' && markRegions(), { capture: true });
  markRegions();
}

function markRegions(): void {
  let heading = '';
  let count = 0;
  const found = [...document.querySelectorAll<HTMLElement>(`${REGIONS}, ${HEADINGS}`)];
  const widths = found.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const [at, element] of found.entries()) {
    if (!element.matches(REGIONS)) [heading, count] = [element.textContent.trim(), 0];
    else if (widths[at]) {
      count += 1;
      // Regions of a page need different names.
      const ariaLabel = count > 1 ? `${heading} (${count})` : heading;
      Object.assign(element, { tabIndex: 0, role: 'region', ariaLabel });
    } else for (const name of ['tabindex', 'role', 'aria-label']) element.removeAttribute(name);
  }
}
