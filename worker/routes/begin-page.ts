import type { Context } from 'hono';
import type { ReactElement } from 'react';
import type { Translate } from '../../client/i18n/translate.ts';
import type { WorkerEnv } from '../environment.ts';
import { logError } from '../log-error.ts';
import type { Bytes } from '../render/bytes.ts';
import type { Filling } from '../render/document.ts';
import { drawPage } from '../render/page-stream.tsx';

/** Starts rendering a page for a request. @throws Whatever a component throws, before the first byte. */
export function beginPage(
  c: Context<WorkerEnv>,
  t: Translate,
  document: ReactElement,
  fillings: Record<string, Filling>,
): Promise<AsyncGenerator<Bytes>> {
  const requestId = c.get('requestId');
  const report = (error: Error) => logError({ requestId, url: c.req.url }, error);
  return drawPage({ document, fillings, t, requestId, report });
}
