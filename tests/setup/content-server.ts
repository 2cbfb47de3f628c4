import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** What happens to a file that is asked for, instead of being sent. */
export type Fault =
  /** Nothing, for ever. */
  | 'stalls'
  /** An error of the service. */
  | 'refuses'
  /** The connection breaks. */
  | 'hangs up'
  /** There is no such file. */
  | 'is missing'
  /** Something else is sent. */
  | 'lies'
  /** The first half is sent, then the connection breaks. */
  | 'breaks off'
  /** The first half is sent as if it were all. */
  | 'is cut'
  /** The first half is sent, then nothing more. */
  | 'stops half-way'
  /** A little comes now and then, and never all. */
  | 'trickles';

/** Plays KV, the assets or the data centre's cache for the runtime's own bindings: files of a build by their paths, values by their keys. */
export interface ContentServer {
  port: number;
  /** Paths and keys that were asked for, in their order. */
  asked: string[];
  /** Has a fault for what is asked for from now on; null for none. */
  fail: (fault: Fault | null, where?: RegExp) => void;
  /** Holds answers back until they are let go: all of them, or what comes after their first half. */
  hold: (where: RegExp, from?: 'start' | 'middle') => () => void;
  /** How long each answer takes, in milliseconds. */
  delay: (milliseconds: number, where?: RegExp) => void;
  values: Map<string, string>;
  stop: () => Promise<void>;
}

const EVERYTHING = /(?:)/;

/** @param folder Has the files; a value goes before a file. */
export async function startContentServer(folder: string, values: Record<string, string> = {}): Promise<ContentServer> {
  const asked: string[] = [];
  const kept = new Map(Object.entries(values));
  let fault: { kind: Fault; where: RegExp } | null = null;
  let held: { where: RegExp; from: 'start' | 'middle'; released: Promise<void> } | null = null;
  let slow = { milliseconds: 0, where: EVERYTHING };
  const bodyOf = async (key: string) => {
    const value = kept.get(key);
    return value === undefined ? readFile(path.join(folder, key)).catch(() => null) : Buffer.from(value);
  };
  const answer = async (key: string, response: ServerResponse) => {
    const holding = held?.where.test(key) ? held : null;
    if (slow.milliseconds > 0 && slow.where.test(key))
      await new Promise((resolve) => setTimeout(resolve, slow.milliseconds));
    if (holding?.from === 'start') await holding.released;
    const body = await bodyOf(key);
    if (fault?.where.test(key)) return failWith(fault.kind, body ?? Buffer.from('nothing'), response);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Length': body.length });
    if (holding?.from !== 'middle') return response.end(body);
    const half = Math.ceil(body.length / 2);
    response.write(body.subarray(0, half));
    await holding.released;
    return response.end(body.subarray(half));
  };
  const server = createServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://content').pathname.slice(1));
    asked.push(key);
    void answer(key, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    values: kept,
    fail: (kind, where = EVERYTHING) => (fault = kind && { kind, where }),
    hold: (where, from = 'start') => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = { where, from, released: promise };
      return () => {
        held = null;
        resolve();
      };
    },
    delay: (milliseconds, where = EVERYTHING) => (slow = { milliseconds, where }),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function failWith(kind: Fault, body: Buffer, response: ServerResponse): void {
  const half = body.subarray(0, Math.ceil(body.length / 2));
  const begin = (length: number) => response.writeHead(200, { 'Content-Length': length });
  switch (kind) {
    case 'stalls':
      return;
    case 'refuses':
      response.writeHead(503).end('The service is not available.');
      return;
    case 'hangs up':
      response.destroy();
      return;
    case 'is missing':
      response.writeHead(404).end();
      return;
    case 'lies':
      response.end('<!doctype html><title>Welcome</title>\n');
      return;
    case 'is cut':
      begin(half.length).end(half);
      return;
    case 'breaks off':
      begin(body.length).write(half, () => response.destroy());
      return;
    case 'stops half-way':
      begin(body.length).write(half);
      return;
    case 'trickles': {
      begin(body.length);
      let at = 0;
      const timer = setInterval(() => response.write(body.subarray(at, ++at)), 20);
      response.once('close', () => clearInterval(timer));
    }
  }
}
