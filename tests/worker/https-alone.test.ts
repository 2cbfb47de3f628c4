import { expect, it } from 'vitest';
import { createClient } from '../bench/requests.ts';
import { useIsolates } from '../setup/isolates.ts';

const { start } = useIsolates();

/** Host of the origin that the worker is configured with. */
const HOST = 'docs.example.com';

it('a plain request to the site goes to https, also for a page in memory', async () => {
  const client = createClient(await start({ variables: { SITE_ORIGIN: `https://${HOST}` } }));
  try {
    const ask = (path: string, host: string) => client.ask({ path, headers: { Host: host } });
    const page = '/x/introduction/';
    // Another host is a preview of the site, or this machine.
    expect((await ask(page, 'localhost')).status).toBe(200);
    for (const path of [page, `${page}?a=//b`, '/x', '/mcp', '/nothing/']) {
      const { status, headers } = await ask(path, HOST);
      expect([path, status, headers.location]).toEqual([path, 308, `https://${HOST}${path}`]);
    }
  } finally {
    client.close();
  }
});
