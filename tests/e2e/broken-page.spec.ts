import type { Fault } from '../support/content-server.ts';
import { useIsolates } from '../support/browser/own-isolates.ts';
import { expect, test } from '../support/browser/test.ts';
import { serveStatics } from './serve-statics.ts';

const { serveContent, start } = useIsolates();

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const PAGE_FILE = /editing\.page$/;
const NEIGHBOUR = '/x/react-tree-view/';
/** The content refuses to come, ends on its way, or never ends. `tests/worker/content-faults.test.ts` has more. */
const FAULTS: Fault[] = ['refuses', 'breaks off', 'stops half-way'];

/** Long enough for a busy machine to read a file again: with 400 ms, a reload breaks there, too. */
const CONTENT_LIMIT = '4000';

// `tests/worker/broken-page.test.ts` looks at pages that end inside of any element.
for (const fault of FAULTS)
  test(`a page whose content ${fault} has a message, and is complete after a reload`, async ({ open }) => {
    const content = await serveContent();
    const { hostname, port } = await start({ assetsPort: content.port, variables: { CONTENT_LIMIT } });
    const site = `http://${hostname}:${port}`;
    const { page } = await open(NEIGHBOUR, { site, prepare: serveStatics });
    content.fail(fault, PAGE_FILE);
    const failure = page.waitForEvent('requestfailed', (request) => request.url() === site + PAGE);
    await page.goto(site + PAGE, { waitUntil: 'commit' });
    const message = page.locator('main .broken');
    // A broken page has an end, too.
    const wholePage = page.locator('main:not(:has(.broken)) .page-end');
    await expect(message).toBeVisible();
    await expect(page.locator('h1')).toContainText('Editing');
    await expect(message.locator('code')).toHaveText(/^[\w-]{8,}$/);
    // The response fails at its end, but the message stays.
    await failure;
    await expect(message).toBeVisible();
    content.fail(null);
    await message.getByRole('link').click();
    await expect(wholePage).toHaveCount(1);
    // The browser has not cached the incomplete page either.
    await page.goto('about:blank');
    await page.goBack();
    await expect(wholePage).toHaveCount(1);
  });
