import type { Context } from 'hono';
import type { Locale } from '../site/locales.ts';
import type { BuildContent } from './content/build-content.ts';
import type { Site, WorkerEnv } from './environment.ts';

/**
 * The content that an answer is made of. It is one build's from the first look to the last.
 *
 * @param page The page that is most likely wanted of it.
 */
export async function openContent(
  c: Context<WorkerEnv>,
  { content }: Pick<Site, 'content'>,
  page?: { locale: Locale; key: string },
): Promise<BuildContent> {
  const opened = c.get('content') ?? (await content.open(page));
  c.set('content', opened);
  return opened;
}
