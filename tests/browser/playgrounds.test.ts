import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { COLOR_MODE_KEY, THEME_KEY } from '../../site/preferences.ts';
import { useTab, VIEWPORT } from './browser.ts';
import { useSite } from './own-site.ts';
import { readHtml, readSitePages } from './pages.ts';

/** Minimum number of playgrounds (`content/reference-playgrounds.ts`). */
const MIN_PLAYGROUNDS = 45;

/** Settings of readers: the playgrounds take turns with them. */
const MODES = [
  { name: 'light', mode: 'light', direction: 'ltr', width: VIEWPORT.width },
  { name: 'dark', mode: 'dark', direction: 'ltr', width: VIEWPORT.width },
  { name: 'right to left', mode: 'light', direction: 'rtl', width: VIEWPORT.width },
  { name: 'on a phone', mode: 'light', direction: 'ltr', width: 390 },
] as const;

/** The site has no licence key of its own, so the library's warning is expected. */
const LICENSE = /MUI X: Missing license key|^\*+$/;

const pages = (await readSitePages()).map(({ path }) => path).filter((path) => path.startsWith('/x/api/'));
const withPlayground: string[] = [];
for (const path of pages) if ((await readHtml(path)).includes('data-demo-play')) withPlayground.push(path);

const open = useTab({});
const site = useSite();

const setPreferences = (page: Page, { mode, direction }: (typeof MODES)[number]) =>
  page.evaluate(
    ([modeKey, themeKey, colorMode, theme]) => {
      localStorage.setItem(modeKey, colorMode);
      localStorage.setItem(themeKey, theme);
    },
    [COLOR_MODE_KEY, THEME_KEY, mode, JSON.stringify({ direction })] as const,
  );

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
  expect(withPlayground.length).toBeGreaterThanOrEqual(MIN_PLAYGROUNDS);
});

it.each(withPlayground.map((path, at) => [path, MODES[at % MODES.length] ?? MODES[0]] as const))(
  '%s can be tried, $name',
  async (path, mode) => {
    const { page: first } = await open(`${site()}/healthz`);
    await setPreferences(first, mode);
    await first.setViewportSize({ ...VIEWPORT, width: mode.width });
    const { page, complaints } = await open(site() + path);
    await page.locator('[data-demo-play]').click();
    await page.locator('.play-groups').waitFor();
    const changed = await changeSomething(page);
    await expect.poll(() => page.url()).toContain(`~${changed}=`);
    await expect.poll(() => page.locator('[data-demo]').first().getAttribute('data-state')).toBe('live');
    expect(await page.locator('.demo-source .preview').first().innerText()).toContain(changed.split('.').at(-1));
    expect(await page.locator('.demo-error').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(mode.direction);
    expect(complaints.filter((text) => !LICENSE.test(text.split('\n')[0] ?? ''))).toEqual([]);
  },
);
