import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestedContext } from '../../support/tested-site.ts';
import { createAddress } from '../../support/address.ts';
import { GUIDE } from '../../support/browser/pages.ts';
import { buildWithChanges, type OtherBuild } from '../../support/builds.ts';
import { ENGINES, useEngine } from './engines.ts';

const address = createAddress();

const DEMO = '#ControlledExpansion';
const OTHER = '/x/react-tree-view/rich-tree-view/focus/';

const OLD = 'An item with children can be expanded or collapsed.';
const NEW = 'An item with children opens and closes.';

const first = createTestedContext();
let second: OtherBuild;

beforeAll(async () => {
  second = await buildWithChanges([
    { file: 'tests/fixture/react-tree-view/rich-tree-view/expansion/index.md', from: OLD, to: NEW },
  ]);
}, 400_000);

afterAll(async () => {
  await address.stop();
  await second.remove();
});

beforeEach(() => address.serve(first));

for (const engine of ENGINES) {
  describe.skipIf(engine.isMissing)(`a reader in ${engine.title}`, () => {
    const tab = useEngine(engine);
    const open = (path: string) => tab().goTo(address.url() + path);
    const text = () => tab().evaluate(() => document.body.innerText);
    const isControlled = () => tab().evaluate(() => navigator.serviceWorker.controller?.state === 'activated');
    const label = () =>
      tab().evaluate((css) => document.querySelector(css)?.textContent ?? null, `${DEMO} .demo-root button`);

    it('reads visited pages and uses their demos offline', async () => {
      await open(GUIDE);
      await expect.poll(isControlled).toBe(true);
      await open(GUIDE);
      await tab().click(`${DEMO} .demo-root button`);
      await expect.poll(label).toBe('Collapse all');
      address.cut();
      await open(GUIDE);
      await expect.poll(text).toContain(OLD);
      await tab().click(`${DEMO} .demo-root button`);
      await expect.poll(label).toBe('Collapse all');
      await open(OTHER);
      await expect.poll(text).toContain('You are offline');
    });

    it('gets the new build, which reloads the page', async () => {
      await open(GUIDE);
      await expect.poll(isControlled).toBe(true);
      await expect.poll(text).toContain(OLD);
      await address.serve(second.context);
      await tab().evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
      await expect.poll(text, { timeout: 15_000 }).toContain(NEW);
      await expect.poll(isControlled).toBe(true);
    });
  });
}
