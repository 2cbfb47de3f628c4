import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useTab, VIEWPORT } from './browser.ts';
import { compareWithRecord } from './checked-pages.ts';
import { settle } from './observe.ts';
import { useSite } from './own-site.ts';
import { problemsOf, readPlayground, readPlaygroundPages, type Mode } from './playgrounds.ts';
import { changeStored, storedSettings } from './reader-settings.ts';

/** Minimum number of playgrounds (`content/reference-playgrounds.ts`). */
const MIN_PLAYGROUNDS = 45;

const pages = await readPlaygroundPages();
const { due, asBefore, keep } = await compareWithRecord(pages, import.meta.url, 'playgrounds');

const open = useTab({});
const site = useSite();

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

it('there are as many playgrounds as were asked for', () => {
  expect(pages.length).toBeGreaterThanOrEqual(MIN_PLAYGROUNDS);
});

it.skip.each(asBefore)('%s could be tried before, and is unchanged', () => undefined);

it.each(due)('$path can be tried in each mode', async ({ path, modes: [start, ...others], hash }) => {
  const { page: anyPage } = await open(`${site()}/healthz`);
  await switchTo(anyPage, start);
  const { page, complaints } = await open(site() + path);
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
  await keep(path, hash);
});
