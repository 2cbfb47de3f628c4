import { expect, it } from 'vitest';
import { createClient } from '../support/requests.ts';
import { useIsolates } from '../support/isolates.ts';

const { start } = useIsolates();

/** Host of the configured origin. */
const HOST = 'docs.example.com';

it('a plain http request is redirected to https, even if the page is in memory', async () => {
  const client = createClient(await start({ variables: { SITE_ORIGIN: `https://${HOST}` } }));
  try {
    const ask = (path: string, host: string) => client.ask({ path, headers: { Host: host } });
    const page = '/x/introduction/';
    // Any other host is a preview or local, and is not redirected.
    expect((await ask(page, 'localhost')).status).toBe(200);
    for (const path of [page, `${page}?a=//b`, '/x', '/mcp', '/nothing/']) {
      const { status, headers } = await ask(path, HOST);
      expect([path, status, headers.location]).toEqual([path, 308, `https://${HOST}${path}`]);
    }
  } finally {
    client.close();
  }
});
