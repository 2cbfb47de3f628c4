import type { ReactNode } from 'react';
import { START_KEY, llmsPath, pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import { COLOR_MODES } from '../../../site/preferences.ts';
import { PRODUCTS, type Product } from '../../../site/products.ts';
import type { Translate } from '../../i18n/translate.ts';
import { GUIDE_INDEX_ID } from './GuideIndex.tsx';
import { Icon } from '../kit/icons.tsx';
import type { FixedParts } from './view.ts';

export interface FixedPartProps {
  t: Translate;
  locale: Locale;
  product: Product | undefined;
}

/**
 * Parts that are the same on all pages of a library in one language. The worker renders each once
 * (`worker/render/per-library-parts.tsx`).
 */
export const SHARED_PARTS: Record<keyof FixedParts, (props: FixedPartProps) => ReactNode> = {
  products: ProductMenu,
  modes: ModeMenu,
  sharedSettings: SharedSettings,
  footer: Footer,
};

function ProductMenu({ t, locale, product }: FixedPartProps) {
  return (
    <>
      <summary>
        <span className="visually-hidden">{t('bar.products')}: </span>
        <span className="cut">{product ? t(`product.${product.id}.name`) : t('nav.general')}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        <li>
          <a href={pagePath(START_KEY, locale)} aria-current={product ? undefined : 'true'}>
            <strong>{t('nav.general')}</strong>
            <span>{t('product.general.tagline')}</span>
          </a>
        </li>
        {PRODUCTS.map(({ id, start }) => (
          <li key={id} data-product={id}>
            <a href={pagePath(start, locale)} aria-current={product?.id === id ? 'true' : undefined}>
              <strong>{t(`product.${id}.name`)}</strong>
              <span>{t(`product.${id}.tagline`)}</span>
            </a>
          </li>
        ))}
        <li>
          <a href={`${pagePath('/x/search', locale)}#${GUIDE_INDEX_ID}`}>
            <strong>{t('search.index')}</strong>
          </a>
        </li>
      </ul>
    </>
  );
}

function ModeMenu({ t }: FixedPartProps) {
  return (
    <>
      <summary aria-label={t('bar.mode')} title={t('bar.mode')}>
        {COLOR_MODES.map((mode) => (
          <Icon key={mode} name={mode} />
        ))}
      </summary>
      <ul>
        {COLOR_MODES.map((mode) => (
          <li key={mode}>
            <button type="button" data-set-mode={mode}>
              <strong>{t(`bar.mode.${mode}`)}</strong>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Notice of a shared link that set preferences (`client/browser/appearance/shared-settings-notice.ts`). */
function SharedSettings({ t }: FixedPartProps) {
  return (
    <>
      <p>{t('settings.shared')}</p>
      <button type="button" data-shared-settings="keep">
        {t('settings.shared.keep')}
      </button>
      <button type="button" data-shared-settings="drop">
        {t('settings.shared.drop')}
      </button>
    </>
  );
}

function Footer({ t, locale }: FixedPartProps) {
  return (
    <>
      <p>{t('footer.text')}</p>
      <p>
        <a href={llmsPath(locale)}>{t('footer.llms')}</a>
      </p>
    </>
  );
}
