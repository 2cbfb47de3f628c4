import type { Fault } from '../support/content-server.ts';
import { useIsolates } from '../support/isolates.ts';
import { expect, test } from '../support/browser/test.ts';
import { serveStatics } from './serve-statics.ts';

const { pathOf, serveContent, start } = useIsolates();

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const PAGE_FILE = /editing\.page$/;

test.describe('a page whose content', () => {
  it.each<Fault>(['refuses', 'breaks off', 'stops half-way'])(
    '%s has a message, and is complete after a reload',
    async (fault) => {
      const content = await serveContent();
      const { hostname, port, ask } = await start({ assetsPort: content.port });
      const site = `http://${hostname}:${port}`;
      const { page } = await open('/x/react-tree-view/', { site, prepare: serveStatics });
      content.fail(fault, PAGE_FILE);
      const failure = page.waitForEvent('requestfailed', (request) => request.url() === site + PAGE);
      await page.goto(site + PAGE, { waitUntil: 'commit' });
      const message = page.locator('main .broken');
      await message.waitFor();
      expect(await page.locator('h1').textContent()).toContain('Editing');
      expect(await message.locator('code').textContent()).toMatch(/^[\w-]{8,}$/);
      // The response fails at its end, but the message stays.
      await failure;
      await expect(message).toBeVisible();
      content.fail(null);
      await message.getByRole('link').click();
      await page.locator('.page-end').waitFor();
      await expect(message).toHaveCount(0);
      // Neither the browser nor the worker cached the incomplete page.
      await page.goto('about:blank');
      await page.goBack();
      await expect(page.locator('.page-end')).toHaveCount(1);
      expect(await (await ask(PAGE)).text()).not.toContain('error broken"');
    },
  );

  it.each([
    '<p>Text <strong><em>and <a href="#">more</a>',
    '<pre><code class="language-tsx"><span>',
    '<p>One</p><table><tr><td><table><tr><td><b>',
    '<details><summary>Closed</summary><p>Hidden <code>',
    '<div hidden><button><span>',
    '<svg><g><text>',
    '<textarea>',
    '<select><option>Two</option>',
    '<p>Behind a tag</p>Text and <p title="',
  ])('ends inside %s shows its message outside of that element', async (html) => {
    const content = await serveContent();
    const line = '{"headings":[],"modules":[],"styles":0,"article":[900]}';
    content.values.set(pathOf(`en${PAGE.slice(0, -1)}.page`), `${line}\n${html}`);
    const { hostname, port } = await start({ assetsPort: content.port });
    const site = `http://${hostname}:${port}`;
    const { page } = await open('/x/react-tree-view/', { site, prepare: serveStatics });
    await page.goto(site + PAGE, { waitUntil: 'commit' });
    const message = page.locator('main > .broken');
    await message.getByRole('link').waitFor();
    expect(await message.evaluate((element) => element.innerHTML)).toMatch(
      /^<p class="callout-title">[^<]+<\/p><p>[^<]+<\/p><p>[^<]+<code>[\w-]+<\/code><\/p><p><a href="">[^<]+<\/a><\/p>$/,
    );
    await expect(page.locator('main > .foot')).toBeVisible();
  });
});
