import { PLANS } from '../../../site/search/documents.ts';
import type { DemoFilterData } from '../../../site/protocol/prerender.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Choice } from '../kit/Choice.tsx';

/** The filter of all demos (`client/browser/all-demos/index.ts`). Its fields are named as they are in the address. */
export function DemoFilter({ index, total, tags, components, t }: DemoFilterData & { t: Translate }) {
  return (
    <form
      className="demo-filter when-scripting"
      role="search"
      aria-label={t('demos.filter')}
      data-index={index}
      data-count={t('demos.count')}
      data-none={t('demos.none')}
      data-code={t('demos.code.of')}
    >
      <input
        type="search"
        name="q"
        aria-label={t('demos.words')}
        placeholder={t('demos.words')}
        autoComplete="off"
        spellCheck={false}
      />
      <span className="choices">
        <Choice
          name="plan"
          label={t('gallery.plans')}
          all={t('demos.plan.all')}
          options={PLANS.map((plan) => [plan, t(plan === 'community' ? 'gallery.community' : `mark.${plan}`)])}
          value={null}
        />
        <Choice
          name="component"
          label={t('demos.component')}
          all={t('demos.component.all')}
          options={components.map((name) => [name, name])}
          value={null}
        />
      </span>
      <fieldset className="chips">
        <legend>{t('demos.shows')}</legend>
        {tags.map(([tag, count]) => (
          <label key={tag}>
            <input type="checkbox" name="shows" value={tag} />
            {t(`demos.tag.${tag}`)} <small>{count}</small>
          </label>
        ))}
      </fieldset>
      <p>
        <output>{t('demos.total', { total })}</output> <button type="reset">{t('demos.clear')}</button>
      </p>
    </form>
  );
}
