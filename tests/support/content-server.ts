import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { listenLocally } from './local-server.ts';

/** A failure to simulate instead of a normal response. */
export type Fault =
  /** Never responds. */
  | 'stalls'
  /** Responds with an error status. */
  | 'refuses'
  /** Closes the connection. */
  | 'hangs up'
  /** Responds with 404. */
  | 'is missing'
  /** Sends something else. */
  | 'lies'
  /** Closes the connection after the first half. */
  | 'breaks off'
  /** Sends the first half as if it were complete. */
  | 'is cut'
  /** Sends the first half, then nothing. */
  | 'stops half-way'
  /** Sends a few bytes now and then, never all. */
  | 'trickles';

/**
 * Mock behind the runtime's bindings for KV and assets: serves a build's files by path, and values by
 * key.
 */
export interface ContentServer {
  port: number;
  /** Requested paths and keys, in order. */
  asked: string[];
  /** Hosts that requests were for. */
  hosts: Set<string>;
  /** Simulates a failure from now on; null for none. */
  fail: (fault: Fault | null, where?: RegExp) => void;
  /** Holds matching responses back, entirely or after the first half. @returns Releases them. */
  hold: (where: RegExp, from?: 'start' | 'middle') => () => void;
  /** Delays matching responses, in milliseconds. */
  delay: (milliseconds: number, where?: RegExp) => void;
  values: Map<string, string>;
  stop: () => Promise<void>;
}

const EVERYTHING = /(?:)/;

/** @param folder The files to serve. A value with the same key takes precedence. */
export async function startContentServer(folder: string, values: Record<string, string> = {}): Promise<ContentServer> {
  const asked: string[] = [];
  const hosts = new Set<string>();
  const kept = new Map(Object.entries(values));
  let fault: { kind: Fault; where: RegExp } | null = null;
  let held: { where: RegExp; from: 'start' | 'middle'; released: Promise<void> } | null = null;
  let slow = { milliseconds: 0, where: EVERYTHING };
  const getBody = async (key: string) => {
    const value = kept.get(key);
    return value === undefined ? readFile(path.join(folder, key)).catch(() => null) : Buffer.from(value);
  };
  const answer = async (key: string, response: ServerResponse) => {
    const holding = held?.where.test(key) ? held : null;
    if (slow.milliseconds > 0 && slow.where.test(key))
      await new Promise((resolve) => setTimeout(resolve, slow.milliseconds));
    if (holding?.from === 'start') await holding.released;
    const body = await getBody(key);
    if (fault?.where.test(key)) return failWith(fault.kind, body ?? Buffer.from('nothing'), response);
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Length': body.length });
    if (holding?.from !== 'middle') return response.end(body);
    const half = Math.ceil(body.length / 2);
    response.write(body.subarray(0, half));
    await holding.released;
    return response.end(body.subarray(half));
  };
  const { port, stop } = await listenLocally((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://content').pathname.slice(1));
    asked.push(key);
    hosts.add(request.headers.host ?? '');
    void answer(key, response);
  });
  return {
    port,
    asked,
    hosts,
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
    stop,
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
