import { describe, expect, it } from 'vitest';
import { listErrors } from '../../../pipeline/reference/pages/error-pages.ts';
import { listSections, messagesIn } from '../../../site/reference/reference-page.ts';
import type { ErrorGuide, LibraryMessage } from '../../../site/reference/errors.ts';
import { PRODUCTS } from '../../../site/products.ts';

const message = (text: string, kind: LibraryMessage['kind'] = 'thrown'): LibraryMessage => ({
  ...{ id: text, text, kind, package: '@mui/x-charts', plan: null, isDevelopment: false, places: [] },
});

const guide = (text: string, file = 'x-charts.md'): ErrorGuide => ({
  ...{ text, isInternal: false, cause: { en: 'It is missing.' }, remedy: { en: 'Add it.' }, file, line: 1 },
});

/** The page of messages, by section. */
function list(messages: LibraryMessage[], errorGuides: ErrorGuide[]) {
  const product = PRODUCTS.find(({ id }) => id === 'x-charts');
  if (!product) throw new Error('There are no charts.');
  const loaded = { errors: [{ product: product.id, messages }] };
  const [page] = listErrors({ loaded, errorGuides, locale: 'en' }, product);
  if (!page) throw new Error('There is no page.');
  return listSections(page).map((section) => [
    section,
    messagesIn(page.messages, section as 'thrown').map(({ text }) => text),
  ]);
}

describe('a page of error messages', () => {
  it('has them in the order of the guides: those of the library, those of several, those without one', () => {
    const messages = ['none', 'shared', 'second', 'first'].map((text) => message(text));
    const guides = [guide('shared', 'shared.md'), guide('first'), guide('second')];
    expect(list(messages, guides)).toEqual([['thrown', ['first', 'second', 'shared', 'none']]]);
  });

  it('ends with those that only a bug in the packages leads to', () => {
    const messages = [message('broken'), message('logged', 'warning'), message('thrown')];
    const guides = [{ ...guide('broken'), isInternal: true }, guide('logged'), guide('thrown')];
    expect(list(messages, guides)).toEqual([
      ['thrown', ['thrown']],
      ['logged', ['logged']],
      ['checks', ['broken']],
    ]);
  });
});
