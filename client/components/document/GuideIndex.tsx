import { pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ListedPage } from './PageList.tsx';

export const GUIDE_INDEX_ID = 'a-to-z';

/** All guides from A to Z, by their own name: `Data Grid - Sorting` is under S. */
export function GuideIndex({ pages, locale, t }: { pages: readonly ListedPage[]; locale: Locale; t: Translate }) {
  const { compare } = new Intl.Collator(locale);
  const guides = pages
    .filter(({ key }) => !key.startsWith('/x/api/'))
    .map(({ key, title }) => {
      const [name = '', ...places] = title.split(' - ').reverse();
      return { key, name, place: places.reverse().join(', ') };
    })
    .sort((a, b) => compare(a.name, b.name) || compare(a.place, b.place));
  const byLetter = Map.groupBy(guides, ({ name }) => getLetter(name) ?? t('search.index.others'));
  return (
    <section aria-labelledby={GUIDE_INDEX_ID}>
      <h2 id={GUIDE_INDEX_ID}>{t('search.index')}</h2>
      <div className="guide-index">
        {[...byLetter].map(([letter, group]) => (
          <section key={letter}>
            <h3>{letter}</h3>
            <ul>
              {group.map(({ key, name, place }) => (
                <li key={key}>
                  <a href={pagePath(key, locale)}>{name}</a> <span>{place}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

/** The Latin initial of a name; null in another script. */
function getLetter(name: string): string | null {
  return /^[a-z]/i.test(name) ? name.charAt(0).toUpperCase() : null;
}
