import type { Translate } from '../../i18n/translate.ts';

/**
 * The form that checks code for another version. `client/browser/check/` fills in the results; without scripts there is
 * only a sentence that says so.
 */
export function CheckForm({ releases, t }: { releases: readonly string[]; t: Translate }) {
  const majors = releases.filter((release) => !release.includes('.'));
  const [oldest] = majors;
  const installed = releases.findLast((release) => release.includes('.'))?.split('.')[0] ?? majors.at(-1);
  return (
    <div className="check">
      <p className="check-off">{t('check.off')}</p>
      <form className="when-scripting" data-check>
        <label htmlFor="check-code">{t('check.code')}</label>
        <textarea
          id="check-code"
          name="code"
          rows={14}
          spellCheck={false}
          autoCapitalize="off"
          dir="ltr"
          translate="no"
          aria-describedby="check-hint"
        />
        <p id="check-hint">
          {t('check.hint')} <code>// file: Orders.tsx</code>
        </p>
        <div className="check-row">
          <label className="check-files">
            {t('check.files')}
            <input type="file" name="files" multiple accept=".ts,.tsx,.mts,.cts,.js,.jsx,.mjs,.cjs" />
          </label>
          <label>
            {t('check.from')}
            <select name="from" defaultValue={oldest}>
              {releases.filter((release) => release !== majors.at(-1) || majors.length === 1).map(writeOption)}
            </select>
          </label>
          <label>
            {t('check.to')}
            <select name="to" defaultValue={installed}>
              {majors.filter((release) => release !== oldest || majors.length === 1).map(writeOption)}
            </select>
          </label>
          <button type="submit">{t('check.run')}</button>
        </div>
      </form>
      <p className="check-summary" role="status" data-check-summary />
      <div data-check-results />
    </div>
  );
}

const writeOption = (release: string) => (
  <option key={release} value={release}>
    {release}
  </option>
);
