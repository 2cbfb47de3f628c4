import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the library draws at fault itself, and no page can change: the rule, and the markup by which to know it. */
const LIBRARY_FAULTS: readonly (readonly [rule: RegExp, markup: RegExp])[] = [
  // The watermark over paid components without a license. It has no class.
  [/./, />MUI X (?:Missing|Invalid|Expired) license key</i],
  // The cells over columns outside of every group, which have no text.
  [/^empty-table-header /, /MuiDataGrid-columnHeader--emptyGroup/],
  // A section of the pivot panel, named without the number of its fields.
  [/^label-content-name-mismatch /, /MuiDataGrid-collapsibleTrigger/],
];

/** What axe-core objects to on a page, as `rule at selector`. The page needs `bypassCSP: true`. */
export async function violationsOf(page: Page, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (include) => {
    // What lies under the bar only now is no smaller a target, and what is far away is laid out like what is near.
    scrollTo(0, 0);
    const style = document.createElement('style');
    style.textContent = '* { content-visibility: visible !important }';
    document.head.append(style);
    // Colours and places on their way are neither before nor after. What turns for ever, such as a progress bar, never
    // arrives, nor does what follows the scrolling of an element.
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
    const { axe: checker } = window as unknown as { axe: typeof axe };
    // WCAG 2.2's size of targets: axe-core asks for it only where it is told to.
    const { violations } = await checker.run(include, {
      resultTypes: ['violations'],
      rules: { 'target-size': { enabled: true } },
    });
    style.remove();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, target, any, all }) => ({
        html,
        text: `${id} at ${target.join(' ')} (${[...any, ...all][0]?.message ?? ''})`,
      })),
    );
  }, within);
  const isOfLibrary = ({ html, text }: { html: string; text: string }) =>
    LIBRARY_FAULTS.some(([rule, markup]) => rule.test(text) && markup.test(html));
  return found.filter((fault) => !isOfLibrary(fault)).map(({ text }) => text);
}
