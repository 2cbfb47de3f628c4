import { describe, expect, it } from 'vitest';
import { canonicalPath, findRedirect } from '../../site/address-rules.ts';

const ORIGIN = 'https://docs.example';

describe('canonicalPath', () => {
  it.each([
    ['/x/react-charts/', '/x/react-charts/'],
    ['/x/react-charts', '/x/react-charts/'],
    ['/x//react-charts///bars', '/x/react-charts/bars/'],
    ['/x/react%2Dcharts/%62ars/', '/x/react-charts/bars/'],
    ['/%7Ah//x/react-charts', '/zh/x/react-charts/'],
    ['/en/x/react-charts', '/x/react-charts/'],
    ['/ZH/x/react-charts', '/zh/x/react-charts/'],
    ['/zh-CN//x/react-charts/', '/zh/x/react-charts/'],
    ['/en-US/x/react-charts/', '/x/react-charts/'],
    ['/EN//%65n/x/react-charts', '/x/react-charts/'],
    ['/api/charts/bar-chart', '/x/api/charts/bar-chart/'],
    ['/zh/api/charts/bar-chart/', '/zh/x/api/charts/bar-chart/'],
    ['/zh/blog/post', '/blog/post/'],
    ['/', '/x/introduction/'],
    ['/zh', '/zh/x/introduction/'],
    ['/zh-Hans', '/zh/x/introduction/'],
    ['/playground/x/react-charts', '/playground/x/react-charts/'],
    ['/x/react-charts%2emd', '/x/react-charts.md'],
    ['/zh-CN/llms.txt', '/zh/llms.txt'],
    ['/x//react-charts/feed.xml', '/x/react-charts/feed.xml'],
    // What is no other spelling stays.
    ['/x/%2571uickstart/', '/x/%2571uickstart/'],
    ['/x/a%2Fb/', '/x/a%2Fb/'],
    ['/x/100%/', '/x/100%/'],
  ])('of %s is %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected);
    expect(canonicalPath(expected)).toBe(expected);
  });
});

/** What would be another site as a location, if a rule decoded it, joined slashes or took a prefix off on its own. */
const HOSTILE = [
  '//evil.com',
  '//%65vil.com/',
  '/%2Fevil.com',
  '/%2F%2F%65vil.com',
  '///%65vil.com',
  '/%5Cevil.com',
  '/%5C%5C%65vil.com',
  '/en//evil.com',
  '/en//%65vil.com',
  '/en/%2Fevil.com',
  '/en/%5Cevil.com',
  '/%65n//evil.com',
  '/EN//evil.com',
  '/en-US//%65vil.com',
  '/zh-CN//evil.com',
  '/zh_Hans///%65vil.com',
  '/zh//blog//evil.com',
  '/zh/blog//evil.com',
  '/api//evil.com/a',
  '/en/en//evil.com',
  '/en/%09/evil.com',
  '/en/https://evil.com',
  '/en/javascript:alert(1)',
  '//@evil.com',
  '/en//@evil.com:443/',
];

describe('a hostile address', () => {
  it.each(HOSTILE)('never leads to another site: %j', (path) => {
    const { pathname } = new URL(ORIGIN + path);
    const steps = [canonicalPath(pathname)];
    for (let to = findRedirect(pathname); to && steps.length < 10; to = findRedirect(to.path)) steps.push(to.path);
    expect(steps.length).toBeLessThan(10);
    for (const step of steps) expect([step, new URL(step, ORIGIN).origin]).toEqual([step, ORIGIN]);
  });
});
