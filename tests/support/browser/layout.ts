import type { Page } from '@playwright/test';

/** What overflows the page: its width, and the first elements that reach out of the window. Empty if nothing does. */
export function getOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const scrolls = (element: Element): boolean =>
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement ?? document.body));
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isOutside = left < -0.5 || right > clientWidth + 0.5;
      return isOutside && element.checkVisibility({ visibilityProperty: true }) && !scrolls(element);
    });
    const names = wide.map(
      (element) => `${element.tagName} ${element.getAttribute('class') ?? ''} ${element.ariaLabel ?? ''}`,
    );
    return [`the page is ${scrollWidth} px wide`, ...names.slice(0, 5)];
  });
}
