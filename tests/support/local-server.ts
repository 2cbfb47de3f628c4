import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  server: Server;
  port: number;
  /** `http://127.0.0.1:…` */
  origin: string;
  /** Ends all connections, and waits until the port is free. */
  stop: () => Promise<void>;
}

/** Serves HTTP at a free port of this machine, until `stop` is called. */
export async function listenLocally(answer?: RequestListener): Promise<LocalServer> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    port,
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
