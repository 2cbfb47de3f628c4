import type { Page, Route } from '@playwright/test';
import type { FirstInput } from './acts.ts';
import { GRID_INPUTS } from './grid.ts';
import { OTHER_INPUTS } from './other.ts';
import { routeOpenPage } from '../route.ts';
import { PAGE_INPUTS } from './page.ts';

export type { FirstInput } from './acts.ts';

/** A first input for each kind of thing that takes one, by each way of doing it. */
export const FIRST_INPUTS: readonly FirstInput[] = [...PAGE_INPUTS, ...GRID_INPUTS, ...OTHER_INPUTS];

/** Holds back each file that a page loads after its first input, or some of them. @returns Lets them through. */
export async function holdModules(page: Page, modules = '**/static/**'): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((resolve) => (letThrough = resolve));
  const hold = async (route: Route) => {
    await gate;
    await route.continue();
  };
  // What is held from the start needs no wait.
  if (page.url() === 'about:blank') await page.route(modules, hold);
  else await routeOpenPage(page, modules, hold);
  return letThrough;
}

/** What a reader may meet between the page and its code. */
export const CONDITIONS = {
  idle: async () => {},
  'slow processor': async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  },
  'slow network': async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  },
  offline: (page: Page) => page.context().setOffline(true),
} satisfies Record<string, (page: Page) => Promise<unknown>>;

export type Condition = keyof typeof CONDITIONS;
