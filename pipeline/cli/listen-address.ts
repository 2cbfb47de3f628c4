import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from '../kit/user-error.ts';

export interface ListenAddress {
  host: string;
  port: number;
}

export const LISTEN_OPTIONS = { host: { type: 'string' }, port: { type: 'string' } } as const;

/**
 * Address of a local server: the options `host` and `port`, else `HOST` and `PORT` of the environment, else 127.0.0.1:8787.
 * Probes the port first, because the Workers runtime waits silently for one that is taken.
 *
 * @throws UserError that names the remedy, if the port is invalid, taken or unavailable.
 */
export async function readListenAddress(
  options: { host?: string | undefined; port?: string | undefined } = {},
  { HOST = '127.0.0.1', PORT = '8787' }: NodeJS.ProcessEnv = process.env,
): Promise<ListenAddress> {
  const { host = HOST, port: text = PORT } = options;
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(port < 2 ** 16)) throw new UserError(`The port is "${text}". Give a number from 0 to 65535.`);
  const server = createServer();
  try {
    server.listen({ host, port, exclusive: true });
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = {
      EADDRINUSE: 'is in use, perhaps by a server that was not stopped',
      EADDRNOTAVAIL: 'is at an address that this machine does not have',
      EACCES: 'needs rights that this user does not have',
    }[code ?? ''];
    if (reason === undefined) throw error;
    throw new UserError(
      `Port ${port} of ${host} ${reason}. Choose another: -- --port ${(port + 1) % 2 ** 16}, or -- --host <name>.`,
      { cause: error },
    );
  } finally {
    server.close();
  }
  return { host, port };
}
