import type { Page } from '@playwright/test';
import { createContext } from '../../../pipeline/kit/context.ts';
import { createAddress } from '../../support/address.ts';
import { buildWithChanges, type OtherBuild } from '../../support/builds.ts';
import { expect, test } from '../../support/browser/test.ts';
import { ENGINES, useEngine } from '../engines/engines.ts';
import { wakeDemos, waitUntil } from '../../support/browser/observe.ts';
import { countLoads, readOffline, waitForAge, waitForWorker } from '../../e2e/offline.ts';
import { GUIDE } from '../../support/browser/pages.ts';

const address = createAddress();

const FOLDER = 'content/react-tree-view/rich-tree-view/expansion';
const OLD = 'An item with children can be expanded or collapsed.';
const NEW = 'An item with children opens and closes.';
const DEMO = '#ControlledExpansion';

const first = createContext();
let second: OtherBuild;

test.beforeAll(async () => {
  second = await buildWithChanges([
    { file: `${FOLDER}/index.md`, from: OLD, to: NEW },
    { file: `${FOLDER}/demos/ControlledExpansion.tsx`, from: 'Collapse all', to: 'Close all' },
    { file: `${FOLDER}/demos/ControlledExpansion.zh.json`, from: 'Collapse all', to: 'Close all' },
  ]);
}, 240_000);

test.afterAll(async () => {
  await address.stop();
  await second.remove();
});

test.beforeEach(() => address.serve(first));

/** Opens the first build with its service worker. */
async function readFirstBuild() {
  // The first page of a context is on the shared site, but this site has another address.
  const { page } = await open('/offline.html');
  await page.goto(address.url() + GUIDE);
  await waitForWorker(page);
  await page.reload();
  await page.getByText(OLD).waitFor();
  return { page, loads: countLoads(page) };
}

/**
 * Makes the page check for a new service worker, as browsers do after navigations and from time to time. Retries if a
 * reload interrupts the check.
 */
const lookForUpdate = (page: Page) => {
  const look = async () => void (await (await navigator.serviceWorker.getRegistration())?.update());
  return expect.poll(() => page.evaluate(look).then(() => 'looked', String), { timeout: 10_000 }).toBe('looked');
};

/** Deploys the second build, and makes the page find its service worker. */
async function deploySecond(page: Page): Promise<void> {
  await address.serve(second.context);
  await lookForUpdate(page);
}

/** Wakes the demo with its button, whose text differs between the builds. */
const toggleAll = (page: Page) => page.locator(DEMO).getByRole('button', { name: 'Expand all' }).click();

/** Overrides whether the page has the focus. */
const setFocus = (page: Page, hasFocus: boolean) =>
  page.evaluate((answer) => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    document.hasFocus = () => {
      asked.push(performance.now());
      return answer;
    };
  }, hasFocus);

/** Delays the reload after an update, so that it does not come between the steps of a test. */
const keepOpen = (page: Page) => setFocus(page, false);

/** Waits until the new service worker has taken over, after which a page kept open polls for its focus. */
const waitForUpdate = (page: Page) =>
  waitUntil(page, () => (window as unknown as { asked: number[] }).asked.length > 0, null, { timeout: 15_000 });

/** Median interval of the page's polls for the focus, in milliseconds. */
const medianPoll = (page: Page) =>
  page.evaluate(() => {
    const { asked } = window as unknown as { asked: number[] };
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    return pauses.sort((a, b) => a - b)[Math.floor(pauses.length / 2)] ?? 0;
  });

const registrationOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      active: registration?.active?.state ?? null,
      waiting: registration?.waiting?.state ?? null,
      installing: registration?.installing?.state ?? null,
    };
  });

const SETTLED = { active: 'activated', waiting: null, installing: null };

test.describe('a new build', () => {
  test('is shown to online readers of the previous build at once', async ({ open }) => {
    const { page } = await readFirstBuild();
    await address.serve(second.context);
    await page.goto(address.url() + GUIDE);
    await keepOpen(page);
    await page.getByText(NEW).waitFor();
    await expect(page.getByText(OLD)).toHaveCount(0);
    await waitForUpdate(page);
    expect(await readOffline(page, address.url() + GUIDE)).toContain('Expansion');
    await page.getByText(NEW).waitFor();
  });

  test('works under the previous service worker, including demos', async ({ open }) => {
    const { page } = await readFirstBuild();
    await address.serve(second.context);
    await page.goto(address.url() + GUIDE);
    await keepOpen(page);
    await page.getByText(NEW).waitFor();
    await toggleAll(page);
    await page.getByRole('button', { name: 'Close all' }).waitFor();
  });

  test('leaves pages of the previous build complete, also offline and in both languages', async ({ open }) => {
    const { page } = await readFirstBuild();
    await page.goto(`${address.url()}/zh${GUIDE}`);
    await page.goto(address.url() + GUIDE);
    await wakeDemos(page);
    await page.evaluate(() => document.addEventListener('docs:before-reload', (event) => event.preventDefault()));
    const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await deploySecond(page);
    await question;
    await expect.poll(() => registrationOf(page), { timeout: 10_000 }).toEqual(SETTLED);
    expect(await readOffline(page, `${address.url()}/zh${GUIDE}`)).toContain('展开');
    await readOffline(page, address.url() + GUIDE);
    await expect(page.getByText(OLD)).toBeVisible();
    await wakeDemos(page);
    await toggleAll(page);
    await page.getByRole('button', { name: 'Collapse all' }).waitFor();
  });

  test('takes over without waiting, and reloads the page once', async ({ open }) => {
    const { page, loads } = await readFirstBuild();
    await deploySecond(page);
    await page.getByText(NEW).waitFor();
    await waitForWorker(page);
    await lookForUpdate(page);
    await waitForAge(page, 4000);
    expect(await registrationOf(page)).toEqual(SETTLED);
    expect(loads()).toBe(1);
  });

  test('waits for the document to have the focus before it reloads, polling every 100 ms', async ({ open }) => {
    const { page, loads } = await readFirstBuild();
    await setFocus(page, false);
    const opened = await page.evaluate(() => performance.now());
    await deploySecond(page);
    await expect.poll(() => registrationOf(page), { timeout: 10_000 }).toEqual(SETTLED);
    await waitForAge(page, opened + 3000);
    expect(loads()).toBe(0);
    await waitUntil(page, () => (window as unknown as { asked: number[] }).asked.length > 10);
    // On a busy machine timers fire late, but never early.
    expect(await medianPoll(page)).toBeGreaterThan(90);
    expect(await medianPoll(page)).toBeLessThan(300);
    await setFocus(page, true);
    await page.getByText(NEW).waitFor();
    await waitForAge(page, 1000);
    expect(loads()).toBe(1);
  });

  test('takes over even if its worker was waiting before the page loaded', async ({ open }) => {
    const { page } = await readFirstBuild();
    // A page without the site's scripts, and without a policy against workers: nothing tells the new worker to skip
    // waiting.
    await page.goto(`${address.url()}/robots.txt`);
    await deploySecond(page);
    await expect.poll(() => registrationOf(page), { timeout: 10_000 }).toMatchObject({ waiting: 'installed' });
    await page.goto(address.url() + GUIDE);
    await page.getByText(NEW).waitFor();
    await expect.poll(() => registrationOf(page), { timeout: 10_000 }).toEqual(SETTLED);
  });
});

test.describe('a reader with unsaved work', () => {
  /** A page that prevents the reload, and the reader's answer to the question. */
  async function readWithUnsavedWork(answer: 'accept' | 'dismiss') {
    const { page, loads } = await readFirstBuild();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog[answer]();
    });
    await page.evaluate(() => document.addEventListener('docs:before-reload', (event) => event.preventDefault()));
    await deploySecond(page);
    await expect.poll(() => questions.length, { timeout: 10_000 }).toBeGreaterThan(0);
    return { page, loads, questions };
  }

  test('is asked once, and can decline', async ({ open }) => {
    const { page, loads, questions } = await readWithUnsavedWork('dismiss');
    const asked = await page.evaluate(() => performance.now());
    await waitForAge(page, asked + 1000);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatch(/^confirm: .+/);
    expect(loads()).toBe(0);
    await expect(page.getByText(OLD)).toBeVisible();
  });

  test('is asked, and can accept', async ({ open }) => {
    const { page, loads } = await readWithUnsavedWork('accept');
    await page.getByText(NEW).waitFor();
    expect(loads()).toBe(1);
  });

  test('has demos on the old page that wake or suggest a reload', async ({ open }) => {
    const { page } = await readWithUnsavedWork('dismiss');
    await page.locator(`${DEMO} .demo-root`).getByText('Documents').click();
    const state = page.locator(`${DEMO}[data-state]`);
    await state.waitFor();
    if ((await state.getAttribute('data-state')) === 'live') return;
    expect(await page.locator(`${DEMO} [role=alert]`).innerText()).toMatch(/reload/i);
  });
});

test.describe('the kill switch', () => {
  test('removes the service worker and its caches; pages still work', async ({ open }) => {
    const { page } = await readFirstBuild();
    await address.serve(first, { SERVICE_WORKER: 'off' });
    await page.goto(address.url() + GUIDE);
    const left = () =>
      page
        .evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
        // The page is being reloaded.
        .catch(() => null);
    await lookForUpdate(page);
    await expect.poll(left, { timeout: 15_000 }).toEqual([0, 0]);
    // The worker's last action reloads the page, which may interrupt this.
    await expect.poll(() => page.goto(address.url() + GUIDE).then(() => 'open', String)).toBe('open');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.locator(`${DEMO} .demo-root`).getByText('Documents').click();
    await page.locator(`${DEMO}[data-state=live]`).waitFor();
    // Registration would be idle work, which runs at most three seconds after the load.
    await waitForAge(page, 4000);
    expect(await left()).toEqual([0, 0]);
  });

  test('can be switched off, and the service worker comes back', async ({ open }) => {
    await address.serve(first, { SERVICE_WORKER: 'off' });
    const { page } = await open('/offline.html');
    await page.goto(address.url() + GUIDE);
    await page.waitForLoadState('load');
    await address.serve(first);
    await page.goto(address.url() + GUIDE);
    await waitForWorker(page);
  });
});

for (const engine of ENGINES) {
  describe.skipIf(engine.isMissing)(`a reader in ${engine.title}`, () => {
    const tab = useEngine(engine);
    const open = (path: string) => tab().goTo(address.url() + path);
    const text = () => tab().evaluate(() => document.body.innerText);
    const isControlled = () => tab().evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
    const label = () =>
      tab().evaluate((css) => document.querySelector(css)?.textContent ?? null, `${DEMO} .demo-root button`);

    test('reads visited pages and uses their demos offline', async ({ open }) => {
      await open(GUIDE);
      await expect.poll(isControlled).toBe(true);
      await open(GUIDE);
      await tab().click(`${DEMO} .demo-root button`);
      await expect.poll(label).toBe('Collapse all');
      address.cut();
      await open(GUIDE);
      expect(await text()).toContain(OLD);
      await tab().click(`${DEMO} .demo-root button`);
      await expect.poll(label).toBe('Collapse all');
      await open('/x/react-tree-view/rich-tree-view/focus/');
      expect(await text()).toContain('You are offline');
    });

    test('gets the new build, which reloads the page', async ({ open }) => {
      await open(GUIDE);
      await expect.poll(isControlled).toBe(true);
      expect(await text()).toContain(OLD);
      await address.serve(second.context);
      await tab().evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
      await expect.poll(text, { timeout: 15_000 }).toContain(NEW);
      expect(await isControlled()).toBe(true);
    });
  });
}
