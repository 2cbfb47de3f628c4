import { findProduct } from '../../../site/products.ts';
import type { DemoCard, DemoTopic } from '../../../site/protocol/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Marks } from '../kit/Marks.tsx';

/**
 * A library's demos with pictures, by page. A card repeats over a thousand times, so it has no more than it needs: scripts
 * name its second link after the demo (`client/browser/all-demos/`), and without them its list item does.
 */
export function DemoTopics({ topics, t }: { topics: readonly DemoTopic[]; t: Translate }) {
  return (
    <div className="gallery demo-topics" data-product={findProduct(topics[0]?.key ?? '')?.id}>
      {topics.map(({ key, title, href, demos }) => (
        <section key={key} style={{ ['--demos' as string]: demos.length }}>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <ul>
            {demos.map((demo) => (
              <Card key={demo.name} href={`${href}#${demo.name}`} demo={demo} t={t} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface CardProps {
  href: string;
  demo: DemoCard;
  t: Translate;
}

const NOTHING = 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E';

function Card({ href, demo: { title, thumbnail, plan }, t }: CardProps) {
  return (
    <li>
      <a href={href}>
        <picture>
          {/* Without scripts, browsers would load all of them at once. */}
          <source media="(scripting: none)" srcSet={NOTHING} />
          <img src={thumbnail} alt="" loading="lazy" decoding="async" />
        </picture>
        <span>
          {title} <Marks plan={plan} t={t} />
        </span>
      </a>
      {/* With the name of a file, the page opens with the demo's source (`preferencesFromHash`). */}
      <a href={`${href}.tsx`}>{t('demos.code')}</a>
    </li>
  );
}
