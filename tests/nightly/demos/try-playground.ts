import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { VIEWPORT, type useTab } from '../../support/browser/test.ts';
import { settle } from '../../support/browser/observe.ts';
import type { Mode, PlaygroundPage } from './playground-pages.ts';
import { problemsOf, readPlayground } from './playground-problems.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';

/** The code that the record of this check depends on (decision 0024). */
export const CODE_URL = import.meta.url;

async function switchTo(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(changeStored, storedSettings(mode));
  if (page.viewportSize()?.width !== mode.width) await page.setViewportSize({ ...VIEWPORT, width: mode.width });
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
export async function tryPlayground(
  open: ReturnType<typeof useTab>,
  site: string,
  { path, modes: [start, ...others] }: PlaygroundPage,
): Promise<void> {
  const { page: anyPage } = await open(`${site}/healthz`);
  await switchTo(anyPage, start);
  const { page, complaints } = await open(site + path);
  await page.locator('[data-demo-play]').click();
  await page.locator('.play-groups').waitFor();
  const changed = await changeSomething(page);
  await expect.poll(() => page.url()).toContain(`~${changed}=`);
  expect(await page.locator('.demo-source .preview').first().innerText()).toContain(changed.split('.').at(-1));

  const problems: string[] = [];
  const looks = new Map<Mode['name'], string>();
  for (const mode of [start, ...others]) {
    await switchTo(page, mode);
    await page.evaluate(settle);
    const playground = await page.evaluate(readPlayground);
    looks.set(mode.name, [...playground.styles, ...playground.colors].join(' '));
    problems.push(...problemsOf(playground, complaints.splice(0), mode));
  }
  expect(problems).toEqual([]);
  expect(looks.get('dark')).not.toBe(looks.get('light'));
}
