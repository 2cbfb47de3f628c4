import { brotliCompressSync, constants } from 'node:zlib';
import { listenLocally, type LocalServer } from '../support/local-server.ts';

/** Brotli quality that is usual for compression on the fly. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface PlainFile {
  /** Content type. */
  type: string;
  text: string;
}

/** Serves files from memory by path, with Brotli if accepted, as a baseline for comparison. */
export async function servePlain(files: Record<string, PlainFile>): Promise<LocalServer> {
  return listenLocally(({ url = '', headers }, response) => {
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
}
