import { expect, it } from 'vitest';
import { walkNavigation } from '../../../../site/navigation.ts';
import { navigation } from '../../../../content/navigation.ts';
import { titles } from '../../../../content/navigation.zh.ts';

it('the navigation of the site has a Chinese title for every entry', () => {
  const pathnames = [...walkNavigation(navigation)].map(({ pathname }) => pathname);
  expect(pathnames.filter((pathname) => !(pathname in titles))).toEqual([]);
});
