import type { Context } from 'hono';
import type { BuildContent, WantedPage } from './build-content.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { timeContent } from './time-content.ts';

/** The content for a request, opened once, so that a response never mixes builds. */
export async function openContent(
  c: Context<WorkerEnv>,
  { content }: Pick<Site, 'content'>,
  wanted?: WantedPage,
): Promise<BuildContent> {
  const known = c.get('content');
  if (known) return known;
  const trace = c.get('trace');
  const opened = timeContent(await trace.timer('build')(content.open(wanted)), trace);
  c.set('content', opened);
  return opened;
}
