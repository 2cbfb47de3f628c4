import type { BuildContent } from './build-content.ts';
import type { PageFile } from './open-page-file.ts';
import type { Bytes } from '../http/bytes.ts';
import type { Trace } from '../telemetry/trace.ts';

/** The content of a request, whose waits are timed. */
export function timeContent(content: BuildContent, { timer }: Pick<Trace, 'timer'>): BuildContent {
  return {
    ...content,
    entry: (locale, key) => timer('manifest')(content.entry(locale, key)),
    navigation: (locale, name, group) => timer('navigation')(content.navigation(locale, name, group)),
    markdown: (locale, key) => timer('markdown')(content.markdown(locale, key)),
    pages: (locale) => timer('list')(content.pages(locale)),
    feed: (locale, product) => timer('list')(content.feed(locale, product)),
    page: async (locale, key) => {
      const wait = timer('page');
      return timePage(await wait(content.page(locale, key)), wait);
    },
  };
}

/** Reading goes on while the page is being sent. */
function timePage(file: PageFile, wait: ReturnType<Trace['timer']>): PageFile {
  const each = async function* (pieces: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
    const iterator = pieces[Symbol.asyncIterator]();
    for (;;) {
      const next = await wait(iterator.next());
      if (next.done) return;
      yield next.value;
    }
  };
  return {
    details: file.details,
    styles: () => each(file.styles()),
    article: (preferences) => each(file.article(preferences)),
  };
}
