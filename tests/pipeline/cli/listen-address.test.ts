import { describe, expect, it } from 'vitest';
import { readListenAddress } from '../../../pipeline/cli/listen-address.ts';
import { listenLocally } from '../../support/local-server.ts';

describe('the address of a local server', () => {
  it('is read from the environment', async () => {
    expect(await readListenAddress({}, { HOST: 'localhost', PORT: '0' })).toEqual({ host: 'localhost', port: 0 });
  });

  it('is read from the options first', async () => {
    const address = readListenAddress({ port: '0' }, { HOST: 'localhost', PORT: '1' });
    expect(await address).toEqual({ host: 'localhost', port: 0 });
  });

  it.each(['http', '-1', '65536', '80.5', ''])('rejects a port of "%s"', async (port) => {
    await expect(readListenAddress({}, { PORT: port })).rejects.toThrow(
      `The port is "${port}". Give a number from 0 to 65535.`,
    );
  });

  it('rejects a port in use', async () => {
    const { port, stop } = await listenLocally();
    const refused = `Port ${port} of 127.0.0.1 is in use, perhaps by a server that was not stopped. Choose another: -- --port ${(port + 1) % 2 ** 16}, or -- --host <name>.`;
    await expect(readListenAddress({}, { PORT: String(port) })).rejects.toThrow(refused);
    await stop();
    expect(await readListenAddress({}, { PORT: String(port) })).toEqual({ host: '127.0.0.1', port });
  });
});
