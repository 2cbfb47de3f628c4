import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Key, error, until, type WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { VIEWPORT } from '../../support/browser/test.ts';
import { getCall, type NamedKey, type Tab } from './tab.ts';

/** What Debian's packages `webkit2gtk-driver` and `xvfb` install. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const VIRTUAL_DISPLAY = '/usr/bin/Xvfb';

/** How long an element may take to appear, in milliseconds. */
const PATIENCE = 10_000;

const KEYS: Record<NamedKey, string> = { Enter: Key.ENTER, Escape: Key.ESCAPE };

/** Starts the small browser that comes with WebKitGTK, on a display of its own: it cannot run without one. */
export async function startWebKit(): Promise<Tab> {
  const display = await startDisplay();
  const service = new DriverService.Builder('/usr/bin/env')
    .addArguments(`DISPLAY=${display.name}`, WEBKIT_DRIVER)
    .setLoopback(true)
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...VIEWPORT });
  const find = async (selector: string) => {
    const element = await driver.wait(until.elementLocated(By.css(selector)), PATIENCE);
    return driver.wait(until.elementIsVisible(element), PATIENCE);
  };
  /** The driver refuses an element of which only an edge is in view. */
  const showInMiddle = (element: WebElement) =>
    driver.executeScript((found: Element) => found.scrollIntoView({ block: 'center' }), element);
  /** Does something with an element, and again with its successor if the page was replaced in between. */
  const withElement = (selector: string, act: (element: WebElement) => Promise<void>) =>
    driver.wait(async () => {
      try {
        await act(await find(selector));
        return true;
      } catch (problem) {
        if (problem instanceof error.StaleElementReferenceError) return false;
        throw problem;
      }
    }, PATIENCE);
  return {
    goTo: (address) => driver.get(address),
    evaluate: (read, ...given) => driver.executeScript(`return ${getCall(read, given)}`),
    click: async (selector) =>
      void (await withElement(selector, async (element) => {
        await showInMiddle(element);
        await element.click();
      })),
    hover: async (selector) =>
      void (await withElement(selector, async (element) => {
        await showInMiddle(element);
        await driver.actions().move({ origin: element }).perform();
      })),
    press: (key) => driver.actions().sendKeys(KEYS[key]).perform(),
    pressWithControl: (letter) => driver.actions().keyDown(Key.CONTROL).sendKeys(letter).keyUp(Key.CONTROL).perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    textOfFrame: async (selector) => {
      await driver.switchTo().frame(await find(selector));
      const text = await driver.executeScript<string>(() => document.body.innerText);
      await driver.switchTo().defaultContent();
      return text;
    },
    close: async () => {
      await driver.quit();
      await service.kill();
      display.stop();
    },
  };
}

/** Starts a virtual display, which picks a free number and says it once it is ready. */
async function startDisplay(): Promise<{ name: string; stop: () => void }> {
  const screen = `${VIEWPORT.width}x${VIEWPORT.height}x24`;
  const server = spawn(VIRTUAL_DISPLAY, ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = (await once(server.stdout, 'data')) as [Buffer];
  return { name: `:${said.toString().trim()}`, stop: () => void server.kill() };
}
