import type { Translate } from '../i18n/translate.ts';

export function Footer({ t }: { t: Translate }) {
  return (
    <footer className="foot">
      <p>{t('footer.text')}</p>
      <p>
        <a href="/llms.txt">{t('footer.llms')}</a>
      </p>
    </footer>
  );
}
