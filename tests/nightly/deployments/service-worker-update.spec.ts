import type { Page } from '@playwright/test';
import { createTestedContext } from '../../support/tested-site.ts';
import { countLoads, openOffline, waitForWorker } from '../../e2e/offline.ts';
import { requestLast, waitForPageView } from '../../e2e/tag-queue.ts';
import { createAddress } from '../../support/address.ts';
import { wakeDemos, waitUntil } from '../../support/browser/observe.ts';
import { GUIDE } from '../../support/browser/pages.ts';
import { expect, test, type Open } from '../../support/browser/test.ts';
import { buildWithChanges, type OtherBuild } from '../../support/builds.ts';

const address = createAddress();

const FOLDER = 'tests/fixture/react-tree-view/rich-tree-view/expansion';
const OLD = 'An item with children can be expanded or collapsed.';
const NEW = 'An item with children opens and closes.';
const DEMO = '#ControlledExpansion';
const ITEM = 'Documents';
const TITLE = 'Expansion';
const CHINESE_TITLE = '展开';

/** How often a page that may reload asks whether it has the focus (`service-worker-updates.ts`), in milliseconds. */
const FOCUS_POLL = 100;

const first = createTestedContext();
let second: OtherBuild;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  second = await buildWithChanges([
    { file: `${FOLDER}/index.md`, from: OLD, to: NEW },
    { file: `${FOLDER}/demos/ControlledExpansion.tsx`, from: 'Collapse all', to: 'Close all' },
    { file: `${FOLDER}/demos/ControlledExpansion.zh.json`, from: 'Collapse all', to: 'Close all' },
  ]);
});

test.afterAll(async () => {
  await address.stop();
  await second.remove();
});

test.beforeEach(() => address.serve(first));

/** Opens the first build with its service worker. Its timers can be advanced by `page.clock`. */
async function readFirstBuild(open: Open) {
  const { page } = await open(GUIDE, { site: address.url(), prepare: (opened) => opened.clock.install({ time: 0 }) });
  await waitForWorker(page);
  await page.reload();
  await expect(page.getByText(OLD)).toBeVisible();
  return { page, loads: countLoads(page) };
}

/**
 * Makes the page check for a new service worker, as browsers do after navigations and from time to time. Retries if a
 * reload interrupts the check.
 */
const lookForUpdate = (page: Page) => {
  const look = async () => void (await (await navigator.serviceWorker.getRegistration())?.update());
  return expect.poll(() => page.evaluate(look).then(() => 'looked', String), { timeout: 20_000 }).toBe('looked');
};

/** Deploys the second build, and makes the page find its service worker. */
async function deploySecond(page: Page): Promise<void> {
  await address.serve(second.context);
  await lookForUpdate(page);
}

/** Wakes the demo with its button, whose text differs between the builds. */
const toggleAll = (page: Page) => page.locator(DEMO).getByRole('button', { name: 'Expand all' }).click();

/** Runs in the page. Says whether it has the focus, and counts how often that is asked. */
function answerForFocus(hasFocus: boolean): void {
  const counted = Object.assign(window, { asked: 0 });
  document.hasFocus = () => {
    counted.asked += 1;
    return hasFocus;
  };
}

/** Decides whether the open page has the focus, and those after it. One without it is not reloaded after an update. */
async function setFocus(page: Page, hasFocus: boolean): Promise<void> {
  await page.addInitScript(answerForFocus, hasFocus);
  await page.evaluate(answerForFocus, hasFocus);
}

const countAsked = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked);

const stateOfWorkers = (page: Page) =>
  page
    .evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return {
        active: registration?.active?.state ?? null,
        waiting: registration?.waiting?.state ?? null,
        installing: registration?.installing?.state ?? null,
      };
    })
    // The page is being reloaded.
    .catch(() => null);

/** Waits until the newest service worker is the only one. */
const expectSettled = (page: Page) =>
  expect
    .poll(() => stateOfWorkers(page), { timeout: 20_000 })
    .toEqual({ active: 'activated', waiting: null, installing: null });

test.describe('a new build', () => {
  test('is shown to online readers of the previous build at once, and its demos wake', async ({ open }) => {
    const { page } = await readFirstBuild(open);
    await setFocus(page, false);
    await address.serve(second.context);
    await page.goto(address.url() + GUIDE);
    await expect(page.getByText(NEW)).toBeVisible();
    await expect(page.getByText(OLD)).toHaveCount(0);
    await toggleAll(page);
    await expect(page.getByRole('button', { name: 'Close all' })).toBeVisible();
    // The new service worker has taken over once the page waits for its focus.
    await waitUntil(page, () => (window as unknown as { asked: number }).asked > 0);
    await openOffline(page, address.url() + GUIDE);
    await expect(page.locator('h1')).toContainText(TITLE);
    await expect(page.getByText(NEW)).toBeVisible();
  });

  test('leaves pages of the previous build complete, also offline and in both languages', async ({ open }) => {
    const { page } = await readFirstBuild(open);
    await page.goto(`${address.url()}/zh${GUIDE}`);
    await page.goto(address.url() + GUIDE);
    await wakeDemos(page);
    await page.evaluate(() => document.addEventListener('docs:before-reload', (event) => event.preventDefault()));
    const question = page.waitForEvent('dialog').then((dialog) => dialog.dismiss());
    await deploySecond(page);
    await question;
    await expectSettled(page);
    await openOffline(page, `${address.url()}/zh${GUIDE}`);
    await expect(page.locator('h1')).toContainText(CHINESE_TITLE);
    await page.goto(address.url() + GUIDE);
    await expect(page.getByText(OLD)).toBeVisible();
    await wakeDemos(page);
    await toggleAll(page);
    await expect(page.getByRole('button', { name: 'Collapse all' })).toBeVisible();
  });

  test('takes over without waiting, and reloads the page once', async ({ open }) => {
    const { page, loads } = await readFirstBuild(open);
    await deploySecond(page);
    await expect(page.getByText(NEW)).toBeVisible();
    await waitForWorker(page);
    await expectSettled(page);
    // The page has registered the worker again, and there is no newer one.
    await waitForPageView(page);
    await lookForUpdate(page);
    await page.clock.runFor(10 * FOCUS_POLL);
    await requestLast(page);
    expect(loads()).toBe(1);
  });

  test('waits for the document to have the focus before it reloads, polling every 100 ms', async ({ open }) => {
    const { page, loads } = await readFirstBuild(open);
    await setFocus(page, false);
    await deploySecond(page);
    await expectSettled(page);
    await waitUntil(page, () => (window as unknown as { asked: number }).asked > 0);
    // The clock cannot be paused in the past: leave time for a busy machine.
    await page.clock.pauseAt(600_000);
    const before = await countAsked(page);
    await page.clock.runFor(10 * FOCUS_POLL);
    await expect.poll(() => countAsked(page)).toBe(before + 10);
    await requestLast(page);
    expect(loads()).toBe(0);

    await setFocus(page, true);
    await page.clock.runFor(FOCUS_POLL);
    await expect(page.getByText(NEW)).toBeVisible();
    await page.clock.runFor(10 * FOCUS_POLL);
    await requestLast(page);
    expect(loads()).toBe(1);
  });

  test('takes over even if its worker was waiting before the page loaded', async ({ open }) => {
    const { page } = await readFirstBuild(open);
    // A page without the site's scripts, and without a policy against workers: nothing tells the new worker to skip
    // waiting.
    await page.goto(`${address.url()}/robots.txt`);
    await deploySecond(page);
    await expect.poll(() => stateOfWorkers(page), { timeout: 20_000 }).toMatchObject({ waiting: 'installed' });
    await page.goto(address.url() + GUIDE);
    await expect(page.getByText(NEW)).toBeVisible();
    await expectSettled(page);
  });
});

test.describe('a reader with unsaved work', () => {
  /** A page that prevents the reload, and the reader's answer to the question. */
  async function readWithUnsavedWork(open: Open, answer: 'accept' | 'dismiss') {
    const { page, loads } = await readFirstBuild(open);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(`${dialog.type()}: ${dialog.message()}`);
      void dialog[answer]();
    });
    await page.evaluate(() => document.addEventListener('docs:before-reload', (event) => event.preventDefault()));
    await deploySecond(page);
    await expect.poll(() => questions, { timeout: 20_000 }).toEqual([expect.stringMatching(/^confirm: .+/)]);
    return { page, loads, questions };
  }

  test('is asked once, and can decline: demos then wake or suggest a reload', async ({ open }) => {
    const { page, loads, questions } = await readWithUnsavedWork(open, 'dismiss');
    await page.clock.runFor(10 * FOCUS_POLL);
    await requestLast(page);
    expect(questions).toHaveLength(1);
    expect(loads()).toBe(0);
    await expect(page.getByText(OLD)).toBeVisible();
    await page.locator(`${DEMO} .demo-root`).getByText(ITEM).click();
    const live = page.locator(`${DEMO}[data-state=live]`);
    await expect(live.or(page.locator(`${DEMO} [role=alert]`, { hasText: /reload/i }))).toBeVisible();
  });

  test('is asked, and can accept', async ({ open }) => {
    const { page, loads } = await readWithUnsavedWork(open, 'accept');
    await expect(page.getByText(NEW)).toBeVisible();
    expect(loads()).toBe(1);
  });
});

test.describe('the kill switch', () => {
  test('removes the service worker and its caches; pages still work, and it comes back', async ({ open }) => {
    const { page } = await readFirstBuild(open);
    await address.serve(first, { SERVICE_WORKER: 'off' });
    await page.goto(address.url() + GUIDE);
    const left = () =>
      page
        .evaluate(async () => [(await navigator.serviceWorker.getRegistrations()).length, (await caches.keys()).length])
        // The page is being reloaded.
        .catch(() => null);
    await lookForUpdate(page);
    await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
    // The worker's last action reloads the page, which may interrupt this.
    await expect.poll(() => page.goto(address.url() + GUIDE).then(() => 'open', String)).toBe('open');
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.locator(`${DEMO} .demo-root`).getByText(ITEM).click();
    await expect(page.locator(DEMO)).toHaveAttribute('data-state', 'live');
    // A registration would be part of the idle work that reports the page view.
    await waitForPageView(page);
    await expect.poll(left).toEqual([0, 0]);
    await address.serve(first);
    await page.goto(address.url() + GUIDE);
    await waitForWorker(page);
  });
});
