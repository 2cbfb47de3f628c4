import type { Translate } from '../../i18n/translate.ts';

/** Error message in a page whose content could not be read after the head had been streamed. */
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
