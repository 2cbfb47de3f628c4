import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

/** Brotli quality that is usual for compression on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface PlainFile {
  /** Content type. */
  type: string;
  text: string;
}

export interface PlainSite {
  /** `http://127.0.0.1:…` */
  origin: string;
  stop: () => Promise<void>;
}

/** Serves files from memory by path, with Brotli if accepted, as a baseline for comparison. */
export async function servePlain(files: Record<string, PlainFile>): Promise<PlainSite> {
  const server = createServer(({ url = '', headers }, response) => {
    const file = files[url];
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Type', file.type);
    const isSmall = /\bbr\b/.test(headers['accept-encoding'] ?? '');
    if (isSmall) response.setHeader('Content-Encoding', 'br');
    response.end(isSmall ? brotliCompressSync(file.text, QUALITY) : file.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve()))),
  };
}
