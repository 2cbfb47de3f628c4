import type { Context } from 'hono';
import type { BuildContent, WantedPage } from './content/build-content.ts';
import type { Site, WorkerEnv } from './environment.ts';

/** The content for a request, opened once, so that a response never mixes builds. */
export async function openContent(
  c: Context<WorkerEnv>,
  { content }: Pick<Site, 'content'>,
  wanted?: WantedPage,
): Promise<BuildContent> {
  const opened = c.get('content') ?? (await content.open(wanted));
  c.set('content', opened);
  return opened;
}
