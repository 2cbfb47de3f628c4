import type { Page } from '@playwright/test';
import { expect, VIEWPORT, type Open } from '../../support/browser/test.ts';
import { settle } from '../../support/browser/observe.ts';
import type { Mode, PlaygroundPage } from './playground-pages.ts';
import { getProblems, readPlayground } from './playground-problems.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';

async function switchTo(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(changeStored, storedSettings(mode));
  await page.setViewportSize({ ...VIEWPORT, width: mode.width });
}

/** Toggles the first checkbox, or else chooses the last option of the first select. */
async function changeSomething(page: Page): Promise<string> {
  const panel = page.locator('.play-groups');
  const box = panel.locator('input[type=checkbox]').first();
  const field = (await box.count()) > 0 ? box : panel.locator('select').first();
  const name = ((await field.getAttribute('id')) ?? '').replace('play-', '');
  if ((await box.count()) > 0) await field.click();
  else await field.selectOption({ index: (await field.locator('option').count()) - 1 });
  return name;
}

/** Changes something in the playground of a page, and looks at it in each mode. */
export async function tryPlayground(open: Open, { path, modes: [start, ...others] }: PlaygroundPage): Promise<void> {
  const { page, complaints } = await open(path, {
    storage: Object.fromEntries(storedSettings(start)),
    viewport: { ...VIEWPORT, width: start.width },
  });
  const opener = page.locator('[data-demo-play]');
  // The rows above get their real heights a frame after the jump (`content-visibility`): a press in between would miss.
  await opener.scrollIntoViewIfNeeded();
  await opener.click();
  await page.locator('.play-groups').waitFor();
  const changed = await changeSomething(page);
  await expect.poll(() => page.url()).toContain(`~${changed}=`);
  await expect(page.locator('.demo-source .preview').first()).toContainText(changed.split('.').at(-1) ?? '');

  const looks = new Map<Mode['name'], string>();
  for (const mode of [start, ...others]) {
    await switchTo(page, mode);
    await page.evaluate(settle);
    await expect.poll(async () => getProblems(await page.evaluate(readPlayground), complaints, mode)).toEqual([]);
    const { styles, colors } = await page.evaluate(readPlayground);
    looks.set(mode.name, [...styles, ...colors].join(' '));
  }
  expect(looks.get('dark')).not.toBe(looks.get('light'));
}
