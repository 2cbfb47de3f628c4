import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEVELOPMENT_PATH, type DevelopmentState } from '../../site/protocol/development.ts';
import { contentFolder } from '../../site/page/page.ts';
import { readIfPresent } from '../kit/files.ts';
import { openInEditor } from './editor.ts';
import { bundleOverlay } from './overlay.ts';
import type { DevelopmentSite } from './site.ts';

/** Content types of the files in `dist/assets`. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.jsonl': 'application/jsonl',
  '.nav': 'application/octet-stream',
  '.page': 'application/octet-stream',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** How long a page waits before it opens a stream of events again that has ended, in milliseconds. */
const RECONNECT_MS = 500;

/** URL of a content asset, for any build id. */
const CONTENT = new RegExp(`^/${contentFolder('[^/]+')}/(.*)$`);

/** The dev server's assets binding: current files, the overlay of the pages, and an event stream of builds. */
export interface DevelopmentAssets {
  fetch: (request: Request) => Promise<Response>;
  /** Sends a state to all open pages, and to those that open later. */
  announce: (state: DevelopmentState) => void;
}

export async function createDevelopmentAssets(site: DevelopmentSite): Promise<DevelopmentAssets> {
  const states = new EventEmitter().setMaxListeners(0);
  let latest: DevelopmentState | undefined;
  const overlay = await bundleOverlay(site.context.root);
  const folders = [path.join(site.context.out, 'assets'), path.join(site.context.root, 'public')];
  const bodyAt = (pathname: string) => overlay.get(pathname) ?? readBody(site, folders, pathname);
  return {
    announce: (state) => {
      latest = state;
      states.emit('state');
    },
    fetch: async (request) => {
      const pathname = decodeURIComponent(new URL(request.url).pathname);
      if (pathname === `${DEVELOPMENT_PATH}/events`) return eventStream(states, () => latest);
      if (pathname === `${DEVELOPMENT_PATH}/open`) return openInEditor(site.context.root, request);
      const type = TYPES[path.extname(pathname)];
      const body = type === undefined ? undefined : await bodyAt(pathname);
      if (type === undefined || body === undefined) return new Response(null, { status: 404 });
      return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
    },
  };
}

/** Serves content from memory: whichever build id the worker asks for, it gets the newest build. */
async function readBody(
  site: DevelopmentSite,
  folders: readonly string[],
  pathname: string,
): Promise<string | Buffer<ArrayBuffer> | undefined> {
  if (pathname === '/__build.json') return JSON.stringify(site.info());
  const [, name] = CONTENT.exec(pathname) ?? [];
  if (name !== undefined) return site.content(name);
  for (const folder of folders) {
    const file = await readIfPresent(readFile(path.join(folder, pathname)));
    if (file) return file;
  }
  return undefined;
}

/** Server-sent events: the latest state, and each that follows. */
function eventStream(states: EventEmitter, latest: () => DevelopmentState | undefined): Response {
  let send: () => void;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encoder = new TextEncoder();
      send = () => {
        const state = latest();
        try {
          controller.enqueue(encoder.encode(state ? `data: ${JSON.stringify(state)}\n\n` : ':\n\n'));
        } catch {
          // The page was closed, and the stream with it.
          states.off('state', send);
        }
      };
      // The stream ends whenever the worker is loaded again. Browsers would wait some seconds before they reconnect.
      controller.enqueue(encoder.encode(`retry: ${RECONNECT_MS}\n`));
      send();
      states.on('state', send);
    },
    cancel: () => void states.off('state', send),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}
