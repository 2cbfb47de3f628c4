import { existsSync } from 'node:fs';
import path from 'node:path';
import launchEditor from 'launch-editor';
import * as v from 'valibot';

const PlaceInFileSchema = v.object({ file: v.string(), line: v.optional(v.number()) });

/**
 * Opens a file of the repository in the author's editor: the one that runs, or that `LAUNCH_EDITOR` or `EDITOR` names.
 * Only pages of this server may ask, and only for files below the root, because any site that is open in the browser can
 * send requests to it.
 */
export async function openInEditor(root: string, request: Request): Promise<Response> {
  if (request.method !== 'POST' || request.headers.get('Sec-Fetch-Site') !== 'same-origin')
    return new Response(null, { status: 403 });
  const place = v.safeParse(PlaceInFileSchema, await request.json().catch(() => null));
  if (!place.success) return new Response(null, { status: 400 });
  const { file, line } = place.output;
  const absolute = path.resolve(root, file);
  if (!absolute.startsWith(root + path.sep) || !existsSync(absolute)) return new Response(null, { status: 404 });
  launchEditor(line === undefined ? absolute : `${absolute}:${line}`);
  return new Response(null, { status: 204 });
}
