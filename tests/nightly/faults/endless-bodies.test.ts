import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CLIENT_ERRORS_PATH } from '../../../site/protocol/client-errors.ts';
import { useIsolates } from '../../support/isolates.ts';

const { start } = useIsolates();

/** Milliseconds that a body has to arrive, and that pass between two of its bytes. */
const BODY_LIMIT = 300;
const PAUSE = 20;

const variables = { BODY_LIMIT: String(BODY_LIMIT), CLIENT_ERROR_SHARE: '1' };

/** The beginning of a message, and a byte from time to time. */
const getBody = () =>
  new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"jsonrpc":')),
    pull: async (controller) => {
      await wait(PAUSE);
      controller.enqueue(new Uint8Array([32]));
    },
  });

it.each(['/mcp', CLIENT_ERRORS_PATH])(
  '%s answers 408 to a body that trickles without end, and the isolate goes on',
  async (path) => {
    const site = await start({ variables });
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
    const leaving = new AbortController();
    const init = { method: 'POST', headers, body: getBody(), duplex: 'half', signal: leaving.signal };
    const response = await site.ask(path, init);
    expect(response.status).toBe(408);
    leaving.abort();
    expect((await site.ask('/x/introduction/')).status).toBe(200);
  },
);
