import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildContext } from '../context.ts';

/** Content types of the files in `dist/assets`. */
const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Sent to open pages when a build is ready. */
const RELOAD_SCRIPT = `new EventSource('/__live-reload').onmessage = () => location.reload();`;

/** The assets binding of the development server: files as they are now, and news of the next build. */
export interface DevelopmentAssets {
  fetch: (address: string) => Promise<Response>;
  /** Reloads the open pages. */
  announceBuild: () => void;
}

export function createDevelopmentAssets(context: BuildContext): DevelopmentAssets {
  const builds = new EventEmitter().setMaxListeners(0);
  return {
    announceBuild: () => builds.emit('build'),
    fetch: async (address) => {
      const { pathname } = new URL(address);
      if (pathname === '/__live-reload') return eventStream(builds);
      if (pathname === '/__live-reload.js') return new Response(RELOAD_SCRIPT, { headers: { 'Content-Type': 'text/javascript' } });
      const file =
        pathname === '/__build.json'
          ? path.join(context.out, 'generated/build.json')
          : path.join(context.out, 'assets', decodeURIComponent(pathname));
      const type = TYPES[path.extname(file)];
      const body = type === undefined ? null : await readFile(file).catch(() => null);
      if (body === null) return new Response(null, { status: 404 });
      return new Response(body, { headers: { 'Content-Type': type ?? '', 'Cache-Control': 'no-cache' } });
    },
  };
}

/** Server-sent events: one message a build. */
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
          // The page is gone, and its stream with it.
          builds.off('build', send);
        }
      };
      builds.on('build', send);
    },
    cancel: () => void builds.off('build', send),
  });
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } });
}
