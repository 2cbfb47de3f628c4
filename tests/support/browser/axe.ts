import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What no page can fix, most of it faults of the libraries: the rule, and the element's markup or selector. */
const LIBRARY_FAULTS: readonly (readonly [rule: RegExp, mark: RegExp])[] = [
  // The watermark over unlicensed components; it has no class.
  [/./, />MUI X (?:Missing|Invalid|Expired) license key</i],
  // Header cells above columns without a group, which are empty.
  [/^empty-table-header /, /MuiDataGrid-columnHeader--emptyGroup/],
  // The name of a section in the pivot panel lacks the visible number of fields.
  [/^label-content-name-mismatch /, /MuiDataGrid-collapsibleTrigger/],
  // MUI's Checkbox sets `aria-checked="mixed"`, but not the input's `indeterminate` property.
  [/^aria-conditional-attr /, /data-indeterminate="true"/],
  // The editor's code can be focused as `contenteditable`, which axe does not count.
  [/^scrollable-region-focusable at (?:\S+ )*\.cm-scroller \(/, /./],
];

/** A selector to check, optionally with a selector to exclude. */
type Within = string | { include: string; exclude: string };

/** A run takes seconds: on a busy machine, the first would not end within the time for an expectation. */
const LIMIT = 30_000;

/** Expects no violations, at the latest once the page has settled. */
export async function expectNoViolations(
  page: Page,
  within?: Within,
  message = 'the page is accessible',
): Promise<void> {
  await expect.poll(() => getViolations(page, within), { message, timeout: LIMIT }).toEqual([]);
}

/** The axe-core violations on a page, as `rule at selector`. */
export async function getViolations(page: Page, within: Within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (parts) => {
    // Scroll up, since the sticky bar covers targets, and lay out content that `content-visibility` skips.
    scrollTo(0, 0);
    // The policy of the site allows no style element.
    const style = new CSSStyleSheet();
    style.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(style);
    // Finish animations, whose intermediate colours and positions do not matter. Infinite ones (progress bars) and
    // scroll-driven ones cannot be finished.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // axe-core does not check WCAG 2.2's target size by default.
    const { violations } = await checker.run(parts, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== style);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, any, all }) => ({
        html,
        text: `${id} at ${target.join(' ')} (${[...any, ...all][0]?.message ?? ''})`,
      })),
    );
  }, within);
  const isOfLibrary = ({ html, text }: { html: string; text: string }) =>
    LIBRARY_FAULTS.some(([rule, mark]) => rule.test(text) && (mark.test(html) || mark.test(text)));
  return found.filter((fault) => !isOfLibrary(fault)).map(({ text }) => text);
}
