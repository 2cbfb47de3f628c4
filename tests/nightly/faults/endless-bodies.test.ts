import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { CLIENT_ERRORS_PATH } from '../../../site/protocol/client-errors.ts';
import { useIsolates } from '../../support/isolates.ts';

const { start } = useIsolates();

/** Milliseconds that a body has to arrive, and that pass between two of its bytes. */
const BODY_LIMIT = 300;
const PAUSE = 20;

const variables = { BODY_LIMIT: String(BODY_LIMIT), CLIENT_ERROR_SHARE: '1' };

/** The beginning of a message, and what follows. */
const getBody = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => Promise<void>) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"jsonrpc":')),
    pull,
  });

describe.each(['/mcp', '/zh/mcp', CLIENT_ERRORS_PATH])('%s', (path) => {
  it.each([
    ['stalls', () => new Promise<never>(() => undefined)],
    [
      'trickles without end',
      async (controller: ReadableStreamDefaultController<Uint8Array>) => {
        await wait(PAUSE);
        controller.enqueue(new Uint8Array([32]));
      },
    ],
  ])('answers 408 to a body that %s, and the isolate goes on', async (_, pull) => {
    const site = await start({ variables });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const leaving = new AbortController();
    const init = { method: 'POST', headers, body: getBody(pull), duplex: 'half', signal: leaving.signal };
    const response = await site.ask(path, init);
    expect(response.status).toBe(408);
    leaving.abort();
    expect((await site.ask('/x/introduction/')).status).toBe(200);
  });
});
