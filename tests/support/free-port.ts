import { listenLocally } from './local-server.ts';

/** A port that nothing listens at. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listenLocally();
  await stop();
  return port;
}
