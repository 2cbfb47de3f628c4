import type { Plan } from '../../../site/navigation.ts';
import type { GalleryGroup, GalleryPage } from '../../../site/protocol/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Marks } from '../kit/Marks.tsx';

const PLANS = ['community', 'pro', 'premium'] as const satisfies readonly (Plan | 'community')[];

/**
 * The feature pages of a library with thumbnails. Radio buttons filter them by plan with CSS only, so without scripts.
 */
export function Gallery({ groups, t }: { groups: readonly GalleryGroup[]; t: Translate }) {
  const plans = new Set(groups.flatMap(({ pages }) => pages.map(getPlan)));
  return (
    <div className="gallery">
      {plans.size > 1 && <PlanFilter plans={plans} t={t} />}
      {groups.map(({ id, title, pages }) => (
        <section key={id} aria-label={title}>
          <p className="gallery-group">{title}</p>
          <ul>
            {pages.map((page) => (
              <li key={page.key} data-plan={getPlan(page)}>
                <Card page={page} t={t} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function getPlan({ plan }: GalleryPage) {
  return plan ?? 'community';
}

function PlanFilter({ plans, t }: { plans: ReadonlySet<string>; t: Translate }) {
  return (
    <fieldset className="chips">
      <legend>{t('gallery.plans')}</legend>
      <label>
        <input type="radio" name="gallery-plan" value="all" defaultChecked />
        {t('gallery.all')}
      </label>
      {PLANS.filter((plan) => plans.has(plan)).map((plan) => (
        <label key={plan}>
          <input type="radio" name="gallery-plan" value={plan} />
          {t(plan === 'community' ? 'gallery.community' : `mark.${plan}`)}
        </label>
      ))}
    </fieldset>
  );
}

function Card({ page: { title, href, thumbnail, plan, marks }, t }: { page: GalleryPage; t: Translate }) {
  return (
    <a href={href}>
      <img src={thumbnail} alt="" width="400" height="250" loading="lazy" decoding="async" />
      <span>
        {title} <Marks plan={plan} marks={marks} t={t} />
      </span>
    </a>
  );
}
