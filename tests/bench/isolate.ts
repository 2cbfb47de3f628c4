import { startEdgeCacheMock, type DataCentre } from '../support/data-centre.ts';
import { createClient, type Client } from '../support/requests.ts';
import { startWorkerd, type Workerd, type WorkerSetup } from '../support/workerd.ts';

/** Size of the edge cache in bytes. */
const CACHE_BYTES = 512 * 2 ** 20;

/** A fresh isolate with its surroundings. */
export interface Isolate {
  process: Workerd;
  client: Client;
  dataCentre: DataCentre;
}

/** Runs a worker in its own process with an empty edge cache. Stops both at the end, also after an error. */
export async function withIsolate<T>(setup: WorkerSetup, use: (isolate: Isolate) => Promise<T>): Promise<T> {
  const dataCentre = await startEdgeCacheMock(CACHE_BYTES);
  try {
    const process = await startWorkerd({ ...setup, cachePort: dataCentre.port });
    const client = createClient(process);
    try {
      return await use({ process, client, dataCentre });
    } finally {
      client.close();
      await process.stop();
    }
  } finally {
    await dataCentre.stop();
  }
}
