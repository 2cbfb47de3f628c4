import { pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ListedPage } from './PageList.tsx';

export interface GuideIndexProps {
  pages: readonly ListedPage[];
  locale: Locale;
  t: Translate;
}

const ID = 'a-to-z';

/** The guides by the first letter of their own names: `Data Grid - Sorting` stands under S. */
export function GuideIndex({ pages, locale, t }: GuideIndexProps) {
  const { compare } = new Intl.Collator(locale);
  const guides = pages
    .filter(({ key }) => !key.startsWith('/x/api/'))
    .map(({ key, title }) => ({ key, names: title.split(' - ').reverse() }))
    .sort((a, b) => compare(a.names.join(), b.names.join()));
  const byLetter = Map.groupBy(guides, ({ names: [name = ''] }) => letterOf(name) ?? t('search.index.others'));
  return (
    <section aria-labelledby={ID}>
      <h2 id={ID}>{t('search.index')}</h2>
      <div className="guide-index">
        {[...byLetter].map(([letter, group]) => (
          <section key={letter}>
            <h3>{letter}</h3>
            <ul>
              {group.map(({ key, names: [name, ...places] }) => (
                <li key={key}>
                  <a href={pagePath(key, locale)}>{name}</a>{' '}
                  {places.length > 0 && <span>{places.reverse().join(', ')}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** A name's letter in the alphabet; null for one in another script. */
function letterOf(name: string): string | null {
  return /^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : null;
}
