import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { Translate } from '../../client/i18n/translate.ts';
import type { WorkerEnv } from '../environment.ts';
import type { Bytes } from '../http/bytes.ts';
import type { Filling } from '../render/document.ts';
import { drawPage } from '../render/page-stream.tsx';

/** Starts rendering a page for a request, whose response ends with it. @throws Whatever a component throws, before the first byte. */
export async function beginPage(
  c: Context<WorkerEnv>,
  t: Translate,
  document: ReactElement,
  fillings: Record<string, Filling>,
): Promise<AsyncGenerator<Bytes>> {
  const trace = c.get('trace');
  const report = (error: Error) => trace.fail(error, 'page broken off');
  return trace.follow(await drawPage({ document, fillings, t, requestId: c.get('requestId'), report }));
}
