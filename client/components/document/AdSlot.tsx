import { IN_HOUSE_ADS } from '../../../site/in-house-ads.ts';
import type { Translate } from '../../i18n/translate.ts';

/** The ad's box, already at its final size; `client/browser/ads/slot.ts` fills it. */
export function AdSlot({ t }: { t: Translate }) {
  return (
    <section
      className="ad-slot"
      aria-label={t('ad.title')}
      data-ad
      data-ad-blocked={t('ad.blocked')}
      // Here and not in the script, which would ship them in every language.
      data-ad-in-house={JSON.stringify(IN_HOUSE_ADS.map(({ description }) => t(description)))}
    />
  );
}
