import { describe, expect, it } from 'vitest';
import { localizePath } from '../../site/addresses.ts';
import { IN_HOUSE_ADS } from '../../site/in-house-ads.ts';
import { LOCALES } from '../../site/locales.ts';
import { getMessage } from '../../client/i18n/translate.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { getElements } from '../support/html.ts';
import { inHouseWords } from '../support/in-house-ads.ts';
import { getText, siteOrigin } from '../support/sites.ts';

const INTRODUCTION = '/x/introduction/';

describe('the ad’s box', () => {
  it.each(
    LOCALES.flatMap((locale) => [GUIDE, INTRODUCTION].map((path) => [localizePath(path, locale), locale] as const)),
  )('is in the HTML of %s, empty, with the texts of its language', async (path, locale) => {
    const html = await getText(path);
    const boxes = getElements(html, 'section').filter(({ attributes }) => 'data-ad' in attributes);
    expect(boxes.map(({ inner }) => inner)).toEqual(['']);
    expect(boxes[0]?.attributes).toMatchObject({
      'aria-label': getMessage(locale, 'ad.title'),
      'data-ad-blocked': getMessage(locale, 'ad.blocked'),
      'data-ad-in-house': JSON.stringify(inHouseWords(locale)),
    });
  });
});

describe('an in-house ad', () => {
  const getStatus = async (path: string) => (await fetch(siteOrigin() + path, { redirect: 'manual' })).status;

  it.each(IN_HOUSE_ADS.map(({ name, link, img }) => [name, link, img] as const))(
    '%s links to a page in each language, and has an image',
    async (name, link, img) => {
      for (const locale of LOCALES) expect(await getStatus(localizePath(link, locale)), locale).toBe(200);
      expect(await getStatus(img)).toBe(200);
    },
  );
});
