import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contentFolder } from '../../site/page.ts';
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

/** URL of a content asset, for any build id. */
const CONTENT = new RegExp(`^/${contentFolder('[^/]+')}/(.*)$`);

/** Reloads an open page when a build is ready. */
const RELOAD_SCRIPT = `new EventSource('/__live-reload').onmessage = () => location.reload();`;

/** The dev server's assets binding: current files, and an event stream of builds. */
export interface DevelopmentAssets {
  fetch: (address: string) => Promise<Response>;
  /** Reloads the open pages. */
  announceBuild: () => void;
}

export function createDevelopmentAssets(site: DevelopmentSite): DevelopmentAssets {
  const builds = new EventEmitter().setMaxListeners(0);
  const folders = [path.join(site.context.out, 'assets'), path.join(site.context.root, 'public')];
  return {
    announceBuild: () => builds.emit('build'),
    fetch: async (address) => {
      const pathname = decodeURIComponent(new URL(address).pathname);
      if (pathname === '/__live-reload') return eventStream(builds);
      if (pathname === '/__live-reload.js')
        return new Response(RELOAD_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });
      const type = TYPES[path.extname(pathname)];
      const body = type === undefined ? undefined : await bodyOf(site, folders, pathname);
      if (type === undefined || body === undefined) return new Response(null, { status: 404 });
      return new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
    },
  };
}

/** Serves content from memory: whichever build id the worker asks for, it gets the newest build. */
async function bodyOf(
  site: DevelopmentSite,
  folders: readonly string[],
  pathname: string,
): Promise<string | Buffer<ArrayBuffer> | undefined> {
  if (pathname === '/__build.json') return JSON.stringify(site.info());
  const [, name] = CONTENT.exec(pathname) ?? [];
  if (name !== undefined) return site.content(name);
  for (const folder of folders) {
    const file = await readFile(path.join(folder, pathname)).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}

/** Server-sent events: one message per build. */
function eventStream(builds: EventEmitter): Response {
  let send: () => void;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      const encoder = new TextEncoder();
      controller.enqueue(encoder.encode(':\n\n'));
      send = () => {
        try {
          controller.enqueue(encoder.encode('data: build\n\n'));
        } catch {
          // The page, and with it the stream, is gone.
          builds.off('build', send);
        }
      };
      builds.on('build', send);
    },
    cancel: () => void builds.off('build', send),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}
