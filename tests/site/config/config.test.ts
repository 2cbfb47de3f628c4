import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../site/config/config.ts';
import { OLDER_VERSIONS } from '../../../site/versions.ts';

const VARIABLES = [
  'SITE_ORIGIN',
  'DOCS_DOMAIN',
  'CURRENT_SITE',
  'REPOSITORY',
  'TAG_ID',
  'AD_SCRIPT_URL',
  'AD_FEED_URL',
  'ICON_FONT_URL',
  'ASSISTANTS',
  'MCP_ORIGINS',
  'LICENSE_KEY',
  'CLIENT_ERROR_SHARE',
];

const DEFAULTS = {
  siteOrigin: null,
  docsDomain: null,
  currentSite: null,
  repository: null,
  branch: 'main',
  issues: 'https://github.com/mui/mui-x/issues',
  versionHosts: Object.fromEntries(OLDER_VERSIONS.map((version) => [version, `https://${version}.mui.com`])),
  tagId: null,
  adScriptUrl: null,
  adFeedUrl: null,
  iconFontUrl: null,
  iconFontFilesOrigin: null,
  sandboxes: {
    stackBlitz: 'https://stackblitz.com/run',
    codeSandbox: 'https://codesandbox.io/api/v1/sandboxes/define',
  },
  assistants: [],
  mcpOrigins: [],
  licenseKey: '',
  servesServiceWorker: true,
  isListed: true,
  limits: { file: 2000, build: 300, body: 10_000, slow: 1000 },
  clientErrorShare: null,
};

describe('parseConfig', () => {
  it('has a default for everything', () => {
    expect(parseConfig({})).toEqual(DEFAULTS);
  });

  it('treats an empty variable like a missing one', () => {
    expect(parseConfig(Object.fromEntries(VARIABLES.map((name) => [name, ''])))).toEqual(DEFAULTS);
  });

  it('ignores unknown variables', () => {
    expect(parseConfig({ ASSETS: { fetch }, OTHER: 1 })).toEqual(DEFAULTS);
  });

  it.each([
    ['SITE_ORIGIN', 'https://docs.example.com', { siteOrigin: 'https://docs.example.com' }],
    ['DOCS_DOMAIN', 'docs.example.com', { docsDomain: 'docs.example.com' }],
    ['CURRENT_SITE', 'https://docs.example.com', { currentSite: 'https://docs.example.com' }],
    ['REPOSITORY', 'https://git.example/docs', { repository: 'https://git.example/docs' }],
    ['BRANCH', 'next', { branch: 'next' }],
    ['ISSUES', 'https://git.example/issues', { issues: 'https://git.example/issues' }],
    ['V7_HOST', 'https://v7.example', { versionHosts: { ...DEFAULTS.versionHosts, v7: 'https://v7.example' } }],
    ['TAG_ID', 'G-ABC123', { tagId: 'G-ABC123' }],
    ['AD_SCRIPT_URL', 'https://ads.example/a.js', { adScriptUrl: 'https://ads.example/a.js' }],
    ['AD_FEED_URL', 'https://ads.example/feed?a=b', { adFeedUrl: 'https://ads.example/feed?a=b' }],
    [
      'ICON_FONT_URL',
      'https://fonts.example/icon?family=A+B',
      { iconFontUrl: 'https://fonts.example/icon?family=A+B' },
    ],
    [
      'STACKBLITZ_URL',
      'http://127.0.0.1:1/run',
      { sandboxes: { ...DEFAULTS.sandboxes, stackBlitz: 'http://127.0.0.1:1/run' } },
    ],
    [
      'CODESANDBOX_URL',
      'http://127.0.0.1:1/define',
      { sandboxes: { ...DEFAULTS.sandboxes, codeSandbox: 'http://127.0.0.1:1/define' } },
    ],
    [
      'ASSISTANTS',
      'One=https://one.example/?q={prompt}  Two=https://two.example/new?a=b&q={prompt}',
      {
        assistants: [
          { name: 'One', address: 'https://one.example/?q={prompt}' },
          { name: 'Two', address: 'https://two.example/new?a=b&q={prompt}' },
        ],
      },
    ],
    [
      'MCP_ORIGINS',
      'https://a.example  http://127.0.0.1:6274',
      { mcpOrigins: ['https://a.example', 'http://127.0.0.1:6274'] },
    ],
    ['LICENSE_KEY', 'abc=', { licenseKey: 'abc=' }],
    ['SERVICE_WORKER', 'on', { servesServiceWorker: true }],
    ['SERVICE_WORKER', 'off', { servesServiceWorker: false }],
    ['SEARCH_ENGINES', 'off', { isListed: false }],
    ['CONTENT_LIMIT', '500', { limits: { ...DEFAULTS.limits, file: 500 } }],
    ['BODY_LIMIT', '500', { limits: { ...DEFAULTS.limits, body: 500 } }],
    ['SLOW_ANSWER', '800', { limits: { ...DEFAULTS.limits, slow: 800 } }],
    ['CLIENT_ERROR_SHARE', '.05', { clientErrorShare: 0.05 }],
    ['CLIENT_ERROR_SHARE', '1', { clientErrorShare: 1 }],
    ['BUILD_LIMIT', '50', { limits: { ...DEFAULTS.limits, build: 50 } }],
  ])('reads %s %s', (name, value, expected) => {
    expect(parseConfig({ [name]: value })).toEqual({ ...DEFAULTS, ...expected });
  });

  it.each([
    ['SITE_ORIGIN', 'docs.example.com'],
    ['SITE_ORIGIN', 'https://docs.example.com/'],
    ['ASSISTANTS', 'One=https://one.example/'],
    ['ASSISTANTS', 'One'],
    ['MCP_ORIGINS', 'https://a.example https://b.example/'],
    ['SITE_ORIGIN', 'ftp://docs.example.com'],
    ['DOCS_DOMAIN', 'https://docs.example.com'],
    ['DOCS_DOMAIN', 'docs.example.com/x'],
    ['CURRENT_SITE', 'https://docs.example.com/x/'],
    ['REPOSITORY', 'mui/mui-x'],
    ['BRANCH', 7],
    ['V7_HOST', 'v7.mui.com'],
    ['TAG_ID', '"><script>'],
    ['AD_SCRIPT_URL', 'ads.js'],
    ['AD_SCRIPT_URL', 'javascript:alert(1)'],
    ['AD_SCRIPT_URL', 'httpx://ads.example/a.js'],
    ['AD_FEED_URL', '//feed.example'],
    ['ICON_FONT_URL', 'data:text/css,'],
    ['LICENSE_KEY', null],
    ['SERVICE_WORKER', 'yes'],
    ['SEARCH_ENGINES', 'noindex'],
    ['CONTENT_LIMIT', '0'],
    ['BUILD_LIMIT', '1.5 s'],
    ['SLOW_ANSWER', 'never'],
    ['CLIENT_ERROR_SHARE', '0'],
    ['CLIENT_ERROR_SHARE', '0.0'],
    ['CLIENT_ERROR_SHARE', '10'],
  ])('rejects %s %j with an error that names the variable', (name, value) => {
    expect(() => parseConfig({ [name]: value })).toThrow(new RegExp(`\\b${name}: \\S`));
  });

  it('names every invalid variable, and no others', () => {
    const broken = { SITE_ORIGIN: 'a', V7_HOST: 'b', SERVICE_WORKER: 'c', TAG_ID: 'G-1', BRANCH: 'main' };
    expect(() => parseConfig(broken)).toThrow(
      /^(?=.*SITE_ORIGIN: )(?=.*V7_HOST: )(?=.*SERVICE_WORKER: )(?!.*TAG_ID)(?!.*BRANCH)/,
    );
  });
});
