import { userInfo } from 'node:os';
import puppeteer from 'puppeteer-core';
import { VIEWPORT } from '../../support/browser/test.ts';
import { getCall, type Tab } from './tab.ts';

/** Firefox ESR in Debian's package. */
export const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

interface FirefoxTab extends Tab {
  setWidth: (width: number) => Promise<void>;
}

/** Starts Firefox without a window. It speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<FirefoxTab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    defaultViewport: VIEWPORT,
    // Firefox refuses to start if HOME belongs to another user, as in the containers of workflows.
    env: { ...process.env, HOME: userInfo().homedir },
  });
  const page = await browser.newPage();
  // A page with an edited demo asks before it is left.
  page.on('dialog', (dialog) => void dialog.accept());
  return {
    goTo: async (address) => void (await page.goto(address)),
    evaluate: async <Given extends readonly unknown[], Result>(
      read: (...given: Given) => Result | Promise<Result>,
      ...given: Given
    ) => (await page.evaluate(getCall(read, given))) as Result,
    click: (selector) => page.locator(selector).click(),
    hover: (selector) => page.locator(selector).hover(),
    press: (key) => page.keyboard.press(key),
    pressWithControl: async (key) => {
      await page.keyboard.down('Control');
      await page.keyboard.press(key);
      await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    textOfFrame: async (selector) => {
      const frame = await (await page.waitForSelector(selector))?.contentFrame();
      return (await frame?.evaluate(() => document.body.innerText)) ?? '';
    },
    setWidth: (width) => page.setViewport({ ...VIEWPORT, width }),
    close: () => browser.close(),
  };
}
