import type { Translate } from '../../i18n/translate.ts';

/** Stands in a page whose rest could not be read, when its beginning had gone out already. */
export function BrokenPage({ t, requestId }: { t: Translate; requestId: string }) {
  return (
    <div className="callout error broken" role="alert">
      <p className="callout-title">{t('brokenPage.title')}</p>
      <p>{t('brokenPage.text')}</p>
      <p>
        {`${t('serverError.id')}: `}
        <code>{requestId}</code>
      </p>
      <p>
        <a href="">{t('brokenPage.reload')}</a>
      </p>
    </div>
  );
}
