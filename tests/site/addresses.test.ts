import { describe, expect, it } from 'vitest';
import {
  MAX_PATH_BYTES,
  decodeUnreserved,
  foldPath,
  invalidPathReason,
  localizePath,
  markdownPath,
  pagePath,
  parseAddress,
} from '../../site/addresses.ts';
import { LOCALES } from '../../site/locales.ts';

describe('parseAddress', () => {
  it.each([
    ['/zh', 'zh'],
    ['/zh/x/react-charts/', 'zh'],
    ['/zh?x', 'zh'],
    ['/zh#a', 'zh'],
    ['/zhx/', 'en'],
    ['/ZH/', 'en'],
    ['/x/zh/', 'en'],
    ['/?/zh/', 'en'],
  ])('reads the language of %s from the first segment, if that is a whole language code', (address, locale) => {
    expect(parseAddress(address).locale).toBe(locale);
  });

  it.each([
    ['/zh/x/', true],
    ['/en', true],
    ['/x/introduction/', false],
  ])('tells whether %s has a language prefix', (address, prefixed) => {
    expect(parseAddress(address).prefixed).toBe(prefixed);
  });

  it.each([
    ['/x/react-charts/', '/x/react-charts'],
    ['/zh/x/react-charts/', '/x/react-charts'],
    ['/x/react-charts?a=/b/', '/x/react-charts'],
    ['/x/react-charts#a?b/', '/x/react-charts'],
    ['/zh', '/'],
    ['/', '/'],
  ])('strips language, query, hash and trailing slash from %s', (address, key) => {
    expect(parseAddress(address).key).toBe(key);
  });

  it.each([
    ['/api', '/api-docs'],
    ['/zh/api/', '/api-docs'],
    ['/api/data-grid/grid-col-def/', '/api-docs/data-grid/grid-col-def'],
    ['/apis/', '/apis'],
    ['/x/api/charts/pie-chart/', '/x/api/charts/pie-chart'],
  ])('maps api to api-docs in %s only as a whole first segment', (address, key) => {
    expect(parseAddress(address).key).toBe(key);
  });

  it.each([
    ['/x/react-data-grid/sorting.md', 'markdown', '/x/react-data-grid/sorting'],
    ['/zh/x/react-data-grid/sorting.md?x#a', 'markdown', '/x/react-data-grid/sorting'],
    ['/api.md', 'markdown', '/api-docs'],
    ['/x/react-data-grid/sorting/', 'html', '/x/react-data-grid/sorting'],
    ['/x/react-data-grid/?file=a.md', 'html', '/x/react-data-grid'],
  ])('distinguishes page and Markdown twin: %s', (address, format, key) => {
    expect(parseAddress(address)).toMatchObject({ format, key });
  });

  it.each([
    ['/x/react-charts/', true],
    ['/x/react-charts', false],
    ['/x/react-charts?a=/', false],
  ])('ignores query and hash for the trailing slash of %s', (address, hasTrailingSlash) => {
    expect(parseAddress(address).hasTrailingSlash).toBe(hasTrailingSlash);
  });
});

describe('paths of pages', () => {
  it.each([
    ['/x/react-charts', 'en', '/x/react-charts/'],
    ['/x/react-charts', 'zh', '/zh/x/react-charts/'],
    ['/api-docs', 'en', '/api/'],
    ['/api-docs', 'zh', '/zh/api/'],
    ['/blog/a-post', 'zh', '/blog/a-post/'],
  ] as const)('%s in %s has the language prefix and a trailing slash', (key, locale, path) => {
    expect(pagePath(key, locale)).toBe(path);
  });

  it.each(['/x/introduction', '/x/api/tree-view/tree-item', '/api-docs', '/playground/a'])(
    'parsing reverts the path of %s, in every language and format',
    (key) => {
      for (const locale of LOCALES) {
        expect(parseAddress(pagePath(key, locale))).toMatchObject({
          key,
          locale,
          format: 'html',
          hasTrailingSlash: true,
        });
        expect(parseAddress(markdownPath(key, locale))).toMatchObject({ key, locale, format: 'markdown' });
      }
    },
  );

  it.each([
    ['/x/react-charts/', 'en', '/x/react-charts/'],
    ['/x/react-charts/', 'zh', '/zh/x/react-charts/'],
    ['/', 'zh', '/zh/'],
    ['/blog/a/?x', 'zh', '/blog/a/?x'],
    ['/blog#a', 'zh', '/blog#a'],
    ['/size-snapshot/', 'zh', '/size-snapshot/'],
    ['/blogs/', 'zh', '/zh/blogs/'],
    ['/x/blog/', 'zh', '/zh/x/blog/'],
  ] as const)('localizes %s to %s', (path, locale, expected) => {
    expect(localizePath(path, locale)).toBe(expected);
  });
});

describe('invalidPathReason', () => {
  const getPath = (bytes: number, character: string) => {
    const size = new TextEncoder().encode(character).length;
    return `/${'a'.repeat((bytes - 1) % size)}${character.repeat(Math.floor((bytes - 1) / size))}`;
  };

  it.each(['a', 'é', '中', '😀'])('limits the path of %s by bytes, not by characters', (character) => {
    expect(MAX_PATH_BYTES).toBe(2048);
    expect(invalidPathReason(getPath(2048, character))).toBeNull();
    expect(invalidPathReason(getPath(2049, character))).not.toBeNull();
  });

  it.each(['/%', '/%2', '/%zz', '/x/%E4%BD', '/%C3%28', '/%FF/', '/x/\0', '/x/%00/', '/a%00b'])(
    'explains in one sentence why %j is invalid',
    (path) => {
      expect(invalidPathReason(path)).toMatch(/^(?:tooLong|nul|encoding)$/);
    },
  );

  it.each(['/', '/x/react-charts/', '/zh/%E4%BD%A0/', '/100%25/', '/x/%2500/'])('accepts %s', (path) => {
    expect(invalidPathReason(path)).toBeNull();
  });
});

describe('escapes', () => {
  it.each([
    ['/x/%73orting/', '/x/sorting/'],
    ['/%7e%2D%2e%5f', '/~-._'],
    ['/%2573', '/%2573'],
    ['/a%2Fb%3Fc%25', '/a%2Fb%3Fc%25'],
    ['/%E4%B8%AD%7F%20', '/%E4%B8%AD%7F%20'],
    ['/100%', '/100%'],
  ])('of %s are read as characters where a path needs none', (path, decoded) => {
    expect(decodeUnreserved(path)).toBe(decoded);
    expect(parseAddress(path).path).toBe(decoded);
  });
});

describe('foldPath', () => {
  it.each([
    ['/x/api/data-grid/DataGrid/', '/x/api/datagrid/datagrid'],
    ['/x/react_charts/bar%20labels', '/x/reactcharts/barlabels'],
    ['/x/bars.html', '/x/bars'],
    ['/x/bars/index.html)', '/x/bars'],
    ['/x/bars.MD%EF%BC%8C', '/x/bars'],
    ['/index.html', ''],
    ['/x/.md', '/x/md'],
    ['/llms.txt', '/llmstxt'],
    ['/100%', '/100'],
  ])('leaves of %s what is not often misspelt', (path, folded) => {
    expect(foldPath(path)).toBe(folded);
  });
});
