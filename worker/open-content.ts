import type { Context } from 'hono';
import type { BuildContent, WantedPage } from './content/build-content.ts';
import type { Site, WorkerEnv } from './environment.ts';

/** The content that an answer is made of. It is one build's from the first look to the last. */
export async function openContent(
  c: Context<WorkerEnv>,
  { content }: Pick<Site, 'content'>,
  wanted?: WantedPage,
): Promise<BuildContent> {
  const opened = c.get('content') ?? (await content.open(wanted));
  c.set('content', opened);
  return opened;
}
