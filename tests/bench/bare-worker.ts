import * as esbuild from 'esbuild';
import type { Received } from '../support/requests.ts';
import type { WorkerSetup } from '../support/workerd.ts';

/** Headers that the runtime writes, or that differ between responses. */
const OWN_HEADERS = ['transfer-encoding', 'content-length', 'connection', 'date', 'x-request-id'];

/**
 * Bundles a minimal Hono worker: one route with a constant string. It has the headers of a real response, and its text
 * truncated or padded with spaces to a size.
 *
 * @param bytes Size of the text in UTF-8.
 */
export async function bundleBareWorker(
  { headers, body }: Received,
  bytes: number,
  compatibilityDate: string,
): Promise<WorkerSetup> {
  const answered = Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN_HEADERS.includes(name)));
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: `
        import { Hono } from 'hono';
        const text = ${JSON.stringify(textOfSize(body, bytes))};
        const headers = ${JSON.stringify(answered)};
        export default new Hono().get('*', (c) => c.html(text, 200, headers));`,
      resolveDir: import.meta.dirname,
    },
    ...{ bundle: true, write: false, format: 'esm', target: 'es2024', platform: 'browser', charset: 'utf8' },
    conditions: ['workerd', 'worker', 'browser'],
  });
  return { script: outputFiles[0]?.text ?? '', compatibilityDate };
}

function textOfSize(body: Buffer, bytes: number): string {
  // A character cut in half is dropped, not replaced.
  const text = new TextDecoder().decode(body.subarray(0, bytes), { stream: true });
  return text + ' '.repeat(bytes - Buffer.byteLength(text));
}
