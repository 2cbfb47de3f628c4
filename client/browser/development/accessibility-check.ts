import { announce } from '../kit/status.ts';
import { element } from '../kit/dom.ts';
import type { Violation } from './accessibility.ts';

/** The key that checks the page. Neither the site nor browsers or screen readers use it. */
export const CHECK_KEY = 'F8';

/** Marks the elements that break a rule. */
const MARK = 'data-dev-violation';

/** The part of the panel that checks the open page with axe-core, marks what it finds, and lists it. */
export function createAccessibilityCheck(): { section: HTMLElement; run: () => Promise<void> } {
  const button = element('button', { type: 'button' }, `Check this page (${CHECK_KEY})`);
  const results = element('div');
  const run = async () => {
    for (const marked of document.querySelectorAll(`[${MARK}]`)) marked.removeAttribute(MARK);
    results.replaceChildren(element('p', {}, 'Checking …'));
    const { findViolations } = await import('./accessibility.ts');
    const violations = await findViolations();
    for (const { elements } of violations) for (const { element: marked } of elements) marked.setAttribute(MARK, '');
    const summary = summarize(violations);
    results.replaceChildren(element('p', {}, summary), element('ul', {}, ...violations.map(violationItem)));
    announce(summary);
  };
  button.addEventListener('click', () => void run());
  return { section: element('section', {}, element('h2', {}, 'Accessibility'), button, results), run };
}

function summarize(violations: readonly Violation[]): string {
  const count = violations.reduce((sum, { elements }) => sum + elements.length, 0);
  if (count === 0) return 'axe-core finds no violation.';
  return `axe-core finds ${count === 1 ? '1 violation' : `${count} violations`}, marked in the page.`;
}

function violationItem({ help, helpUrl, impact, elements }: Violation): HTMLElement {
  const link = element('a', { href: helpUrl, target: '_blank', rel: 'noopener' }, help);
  const places = elements.map(({ element: marked, selector }) => {
    const button = element('button', { type: 'button' }, selector);
    button.addEventListener('click', () => showElement(marked));
    return element('li', {}, button);
  });
  return element('li', {}, `${impact}: `, link, element('ul', {}, ...places));
}

function showElement(marked: Element): void {
  marked.scrollIntoView({ block: 'center' });
  if (!(marked instanceof HTMLElement)) return;
  // Makes an element focusable for a moment, so that keyboard and screen reader continue from there.
  if (marked.tabIndex < 0 && !marked.hasAttribute('tabindex')) {
    marked.tabIndex = -1;
    marked.addEventListener('blur', () => marked.removeAttribute('tabindex'), { once: true });
  }
  marked.focus({ preventScroll: true });
}
