import { createClient, type Client } from '../support/requests.ts';
import { startWorkerd, type Workerd, type WorkerSetup } from '../support/workerd.ts';

/** A fresh isolate, and a client for it. */
export interface Isolate {
  process: Workerd;
  client: Client;
}

/** Runs a worker in its own process. Stops it at the end, also after an error. */
export async function withIsolate<T>(setup: WorkerSetup, use: (isolate: Isolate) => Promise<T>): Promise<T> {
  const process = await startWorkerd(setup);
  const client = createClient(process);
  try {
    return await use({ process, client });
  } finally {
    client.close();
    await process.stop();
  }
}
