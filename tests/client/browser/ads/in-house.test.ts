import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { AD_IMAGE } from '../../../../client/browser/ads/ad.ts';
import { pickInHouseAd } from '../../../../client/browser/ads/in-house.ts';
import { IN_HOUSE_ADS } from '../../../../site/in-house-ads.ts';
import { LOCALES, type Locale } from '../../../../site/locales.ts';
import { inHouseWords } from '../../../support/in-house-ads.ts';

const PUBLIC = new URL('../../../../public/', import.meta.url);

describe('the in-house ads', () => {
  it.each(LOCALES)('each have their own description in %s', (locale) => {
    const descriptions = inHouseWords(locale);
    expect(new Set(descriptions).size).toBe(5);
    for (const text of descriptions) expect(/[\u4e00-\u9fff]/.test(text), text).toBe(locale === 'zh');
  });

  it.each(['link', 'img'] as const)('each have their own %s', (field) => {
    expect(new Set(IN_HOUSE_ADS.map((ad) => ad[field])).size).toBe(5);
  });

  it.each(IN_HOUSE_ADS.map(({ name, img }) => [name, img] as const))(
    '%s has an image of 130 × 100',
    async (name, img) => {
      expect(AD_IMAGE).toEqual({ width: 130, height: 100 });
      expect(img).toMatch(/^\/[^/].*\.svg$/);
      const [root = ''] = /<svg[^>]*>/.exec(await readFile(new URL(`.${img}`, PUBLIC), 'utf8')) ?? [];
      expect(root).toContain('width="130"');
      expect(root).toContain('height="100"');
    },
  );
});

describe('pickInHouseAd', () => {
  const pick = (draw: number, locale: Locale = 'en') => pickInHouseAd(() => draw, locale, inHouseWords(locale));

  it('picks each of the five with equal probability', () => {
    const draws = Array.from({ length: 100 }, (_, index) => index / 100);
    const counts = Map.groupBy(draws, (draw) => pick(draw).name);
    expect([...counts].map(([name, { length }]) => [name, length])).toEqual(IN_HOUSE_ADS.map(({ name }) => [name, 20]));
  });

  it('returns an ad with all fields and no tracking URLs', () => {
    const [{ name, link, img, poweredby }] = IN_HOUSE_ADS;
    const ad = {
      name,
      link,
      img,
      description: inHouseWords('en')[0],
      source: 'in-house',
      poweredBy: poweredby,
      impressions: [],
    };
    expect(pick(0)).toEqual(ad);
  });

  it.each([
    ['en', ''],
    ['zh', '/zh'],
  ] as const)('uses the text and the links of the page’s language: %s', (locale, prefix) => {
    const [first] = IN_HOUSE_ADS;
    const { description, link } = pick(0, locale);
    expect({ description, link }).toEqual({ description: inHouseWords(locale)[0], link: prefix + first.link });
  });
});
