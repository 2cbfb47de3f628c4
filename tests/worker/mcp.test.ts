import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { ErrorCode, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../pipeline/cli/serve.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';
import { connectMcp, getTexts } from '../support/mcp-client.ts';
import { siteOrigin } from '../support/sites.ts';
import { serveTestedSite } from '../support/tested-site.ts';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

/** Of this file alone: the messages of a network are limited. */
const NETWORK = '203.0.113.41';

/** For more messages than one network may send in a minute. */
const OTHER_NETWORK = { 'CF-Connecting-IP': '192.0.2.7' };

/** Longest result of a tool in characters, including its note. */
const LONGEST = 24_200;

let client: Client;

const call = async (name: string, input: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: input })) as CallToolResult;
/** The text of a result, without the note on the version. */
const getText = (result: CallToolResult) => getTexts(result).slice(0, -1).join('');
const post = (body: string, headers: Record<string, string> = {}, origin = siteOrigin()) =>
  fetch(`${origin}/mcp`, { method: 'POST', headers: { ...HEADERS, ...headers }, body });

beforeAll(async () => {
  client = await connectMcp('/mcp', NETWORK);
});
afterAll(() => client.close());

describe('the MCP server', () => {
  it('reports its name and instructions', () => {
    expect(client.getServerVersion()).toMatchObject({
      name: 'mui-x-docs',
      version: EXAMPLES_VERSION,
    });
    expect(client.getInstructions()).toContain('search');
  });

  it('has seven read-only tools, each with an input schema', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read_page',
      'list_pages',
      'component_api',
      'demo_source',
      'find_error',
      'check_code',
    ]);
    for (const { annotations, description, inputSchema } of tools) {
      expect(annotations?.readOnlyHint).toBe(true);
      expect(description).toMatch(/\.$/);
      expect(Object.keys(inputSchema.properties ?? {})).toContain('language');
    }
  });

  it('checks code for another version', async () => {
    const code = "import { useGridApiEventHandler } from '@mui/x-data-grid';";
    const text = getText(await call('check_code', { code, from: '7', to: '8' }));
    expect(text).toContain('code.tsx:1:10 [renamed]');
    expect(text).toContain('Write useGridEvent.');
    expect(getText(await call('check_code', { code, from: '7', to: '8', language: 'zh' }))).toContain(
      '请改为 useGridEvent',
    );
  });

  it.each([
    [{ code: 'const a = 1;', from: '5', to: '8' }, 'Version 5 is not known.'],
    [{ code: '\n'.repeat(200), from: '7', to: '8' }, 'Check at most 200'],
    [{ code: '', from: '7', to: '8' }, 'not valid'],
  ])('says what is wrong with %j', async (input, reason) => {
    const result = await call('check_code', input);
    expect(result.isError).toBe(true);
    expect(getText(result)).toContain(reason);
  });

  it.each([
    ['sortModel', 'en', '/x/api/data-grid/data-grid/#prop-sortModel'],
    ['.MuiDataGrid-row', 'en', '/x/api/data-grid/'],
    ['树形视图', 'zh', '/zh/x/react-tree-view/'],
  ])('searches for %s in %s', async (query, language, path) => {
    const result = await call('search', { query, language });
    const { results } = result.structuredContent as { results: { url: string }[] };
    expect(results[0]?.url).toContain(siteOrigin() + path);
    expect(getText(result)).toContain(results[0]?.url);
  });

  it.each([
    [
      "Uncaught Error: MUI X: No filter operator found for column 'age' and operator value 'contains'.\n    at x (a.js:1:1)",
      'en',
      '/x/api/data-grid/errors/#error-no-filter-operator-found-for-column-and',
      '**What to do**',
    ],
    [
      'MUI X: Can not find the date and time pickers localization context. It looks like you forgot',
      'zh',
      '/zh/x/api/date-pickers/errors/#error-can-not-find-the-date-and-time',
      '**解决办法**',
    ],
  ])('finds a pasted message: %s', async (message, language, path, remedy) => {
    const text = getText(await call('find_error', { message, language }));
    expect(text).toContain(`<${new URL(path, siteOrigin()).href}>`);
    expect(text).toContain(remedy);
    const { results } = (await call('search', { query: message.slice(0, 200), language })).structuredContent as {
      results: { url: string }[];
    };
    expect(results[0]?.url).toBe(new URL(path, siteOrigin()).href);
  });

  it('reports an unknown message', async () => {
    const { isError } = await call('find_error', { message: 'qqqqzzzz xxxx wwww vvvv' });
    expect(isError).toBe(true);
  });

  it('filters a search', async () => {
    const { results } = (await call('search', { query: 'selection', product: 'x-tree-view', kind: 'prop', limit: 3 }))
      .structuredContent as { results: { url: string; kind: string }[] };
    expect(results.length).toBeGreaterThan(0);
    for (const { url, kind } of results)
      expect([url, kind]).toEqual([expect.stringContaining('/x/api/tree-view/'), 'prop']);
  });

  it('reports that nothing was found', async () => {
    expect(getText(await call('search', { query: 'qqqqzzzzxxxx' }))).toContain('Nothing found');
  });

  it.each([
    '/x/react-tree-view/rich-tree-view/focus/',
    'x/react-tree-view/rich-tree-view/focus.md',
    'react-tree-view/rich-tree-view/focus',
    'https://docs.example/x/react-tree-view/rich-tree-view/focus/#top',
  ])('returns the page %s', async (page) => {
    const text = getText(await call('read_page', { page }));
    expect(text).toMatch(/^<http[^>]+\/x\/react-tree-view\/rich-tree-view\/focus\/>\n\n# Rich Tree View - Focus\n/);
    expect(text).toContain('useState<string | null>(null)');
  });

  it('returns a page with sources in another variant', async () => {
    const text = getText(await call('read_page', { page: '/x/react-tree-view/rich-tree-view/focus/', variant: 'JS' }));
    expect(text).toContain('```jsx');
    expect(text).not.toContain('useState<');
  });

  it('finds a page by a name that is written otherwise', async () => {
    for (const page of [
      'react_tree_view',
      '/x/React-Tree-View.html',
      'https://mui.com/x/reactTreeView',
      '/%78/react-tree-view/',
    ])
      expect(getText(await call('read_page', { page }))).toMatch(/^<.*\/x\/react-tree-view\/>/);
  });

  it('reports a name with a stray percent sign as unknown', async () => {
    expect((await call('read_page', { page: '/x/100%/' })).isError).toBe(true);
  });

  it.each<[string, Record<string, unknown>]>([
    ['component_api', { name: 'DataGrid', member: 'sortModel' }],
    ['list_pages', {}],
    ['search', { query: 'sorting' }],
  ])('%s %j links absolute addresses, in plain Markdown', async (name, input) => {
    const text = getText(await call(name, input)).replace(/^```[^]*?^```$|`[^`\n]+`/gm, '');
    expect(text.match(/.*(?:\]\((?!https?:)|^[ >]*:::?|\.invalid).*/gm) ?? []).toEqual([]);
  });

  it('follows the redirect of an old address', async () => {
    expect(getText(await call('read_page', { page: '/x/react-tree-view/getting-started/' }))).toMatch(
      /^<http[^>]+\/x\/react-tree-view\/quickstart\/>/,
    );
  });

  it('returns a page in the language of its address', async () => {
    expect(getText(await call('read_page', { page: '/zh/x/react-tree-view/' }))).toMatch(/\n# .*\p{Script=Han}/u);
  });

  it('splits a long page into portions that add up to its Markdown', async () => {
    const whole = await (await fetch(`${siteOrigin()}/x/api/data-grid/data-grid.md`)).text();
    let read = '';
    for (let offset: number | undefined = 0; offset !== undefined;) {
      const portion = getText(await call('read_page', { page: '/x/api/data-grid/data-grid/', offset }));
      expect(portion.length).toBeLessThanOrEqual(LONGEST);
      const next = /\n\n\[Characters \d+ to (\d+) of \d+\. It goes on at offset \d+\.\]$/.exec(portion);
      read += next ? portion.slice(0, next.index) : portion;
      offset = next ? Number(next[1]) : undefined;
    }
    const text = read.slice(read.indexOf('\n\n') + 2).trimEnd();
    expect(whole.slice(0, text.length)).toBe(text);
    expect(whole.slice(text.length)).toMatch(/^\n\nFor programs: .*\n$/);
  });

  it('suggests the nearest pages for an unknown one', async () => {
    const result = await call('read_page', { page: '/x/react-data-grid/sort/' });
    expect(result.isError).toBe(true);
    expect(getText(result)).toContain('/x/react-data-grid/sorting');
  });

  it('lists all pages of a library, in portions', async () => {
    const urls: string[] = [];
    for (let total = 1; urls.length < total;) {
      const page = (await call('list_pages', { product: 'x-data-grid', from: urls.length })).structuredContent as {
        pages: { url: string }[];
        total: number;
      };
      expect(page.pages.length).toBeLessThanOrEqual(80);
      urls.push(...page.pages.map(({ url }) => url));
      ({ total } = page);
    }
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toContain(`${siteOrigin()}/x/react-data-grid/sorting/`);
    for (const url of urls) expect(url).toMatch(/\/x\/(?:react-data-grid|api\/data-grid)\//);
  });

  it.each([
    ['sortModel', 'prop', /^### sortModel <a id="prop-sortModel"><\/a>$/m],
    ['rowModesModel', 'prop', /^### rowModesModel <a id="prop-rowModesModel"><\/a>$/m],
    ['toolbar', 'slot', /^- `toolbar`/m],
    ['.MuiDataGrid-cell', 'class', /→ `\.MuiDataGrid-cell`/],
  ])('returns only %s, a %s of a component', async (member, kind, pattern) => {
    const text = getText(await call('component_api', { name: 'DataGrid', member }));
    expect(text).toMatch(pattern);
    expect(text.length).toBeLessThan(2000);
    // The heading of the next group does not belong to the last prop of a group.
    expect(text).not.toContain('<a id="props-');
  });

  it('returns the API of an interface', async () => {
    const text = getText(await call('component_api', { name: 'GridColDef' }));
    expect(text).toMatch(/\n# GridColDef API\n/);
    expect(text).toContain('### field');
  });

  it('lists the members of a component, and suggests similar components', async () => {
    const [member, name] = await Promise.all([
      call('component_api', { name: 'DataGrid', member: 'sortModell' }),
      call('component_api', { name: 'DataGird' }),
    ]);
    expect([member.isError, name.isError]).toEqual([true, true]);
    expect(getText(member)).toMatch(/\bsortModel\b/);
    expect(getText(name)).toContain('DataGrid');
  });

  it('returns the source of a demo as on its page, and lists the demos of a page', async () => {
    const page = '/x/react-tree-view/rich-tree-view/focus/';
    const list = getText(await call('demo_source', { page }));
    expect(list).toContain('- TrackFocus');
    const [ts, js] = await Promise.all(
      ['TS', 'JS'].map(async (variant) => getText(await call('demo_source', { page, demo: 'TrackFocus', variant }))),
    );
    expect(ts).toMatch(/^```tsx title="src\/TrackFocus\.tsx"\n[^]*useState<string \| null>\(null\)[^]*```$/);
    expect(js).toMatch(/^```jsx title="src\/TrackFocus\.jsx"\n[^]*useState\(null\)[^]*```$/);
    expect(getText(await call('demo_source', { page: `${page}#TrackFocus` }))).toBe(ts);
  });

  it('says above the source which other packages a demo needs', async () => {
    const source = getText(await call('demo_source', { page: '/x/react-data-grid/list-view/', demo: 'PhoneList' }));
    expect(source).toMatch(/^Also needs: @mui\/icons-material@7\n\n```tsx title="src\/PhoneList\.tsx"\n/);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['search', {}, /query/],
    ['search', { query: '  ' }, /query/],
    ['search', { query: 'x'.repeat(201) }, /query/],
    ['search', { query: 'grid', limit: 1000 }, /limit/],
    ['search', { query: 'grid', language: 'fr' }, /language/],
    ['read_page', { page: '/x/react-charts/', offset: -1 }, /offset/],
    ['read_page', { page: '/x/react-charts/', offset: 9_999_999 }, /offset/],
    ['list_pages', { product: 'material-ui' }, /product/],
    ['demo_source', { page: '/x/react-charts/', demo: '__proto__' }, /no demo/],
    ['read_page', { page: '../../wrangler' }, /no page/],
  ])('rejects %s with %j, and explains why', async (name, input, reason) => {
    const result = await call(name, input);
    expect(result.isError).toBe(true);
    expect(getText(result)).toMatch(reason);
    expect(getText(result).length).toBeLessThan(2000);
  });

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['search', { query: '排序' }, /\/zh\/x\/[^)]*sorting/],
    ['read_page', { page: 'react-data-grid/sorting' }, /^<.*\/zh\/x\/[^]*\n# .*排序/],
    ['list_pages', { product: 'x-tree-view' }, /树形视图/],
    ['component_api', { name: 'DataGrid', member: 'columns' }, /^<.*\/zh\/x\/[^]*必填/],
    ['component_api', { name: 'DataGrid', member: 'toolbar' }, /`toolbar` <a id="slot-toolbar"><\/a>.*\p{Script=Han}/u],
    ['demo_source', { page: 'react-tree-view' }, /^- /],
    ['find_error', { message: 'MUI X: Can not find the date and time pickers localization context.' }, /解决办法/],
  ])('answers %s with %j in the language of the call, and of the address', async (name, input, pattern) => {
    const named = getText(await call(name, { ...input, language: 'zh' }));
    expect(named).toMatch(pattern);
    const chinese = await connectMcp('/zh/mcp');
    try {
      const byAddress = (await chinese.callTool({ name, arguments: input })) as CallToolResult;
      expect(getText(byAddress)).toBe(named);
      const english = (await chinese.callTool({ name, arguments: { ...input, language: 'en' } })) as CallToolResult;
      expect(getText(english)).toBe(getText(await call(name, input)));
    } finally {
      await chinese.close();
    }
  });

  it('reports an unknown tool as a protocol error', async () => {
    await expect(client.callTool({ name: 'delete_page', arguments: {} })).rejects.toMatchObject({
      code: ErrorCode.InvalidParams,
    });
  });
});

describe('what models write', () => {
  const callFromElsewhere = async (name: string, input: Record<string, unknown>) => {
    const params = { name, arguments: input };
    const message = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const response = await post(message, { 'CF-Connecting-IP': '198.51.100.9' });
    return ((await response.json()) as { result: CallToolResult }).result;
  };

  it.each<[string, Record<string, unknown>]>([
    ['null for what it leaves out', { product: null, kind: null, plan: null, limit: null, language: null }],
    ['an empty text for what it leaves out', { product: '', kind: '', plan: '', language: '' }],
    ['a number in quotes', { limit: '8' }],
  ])('understands a model that writes %s', async (name, input) => {
    const expected = await callFromElsewhere('search', { query: 'sorting' });
    expect(await callFromElsewhere('search', { query: 'sorting', ...input })).toEqual(expected);
  });

  it.each<[string, Record<string, unknown>]>([
    ['list_pages', { product: 'x-charts', from: '80' }],
    ['read_page', { page: '/x/api/data-grid/data-grid/', offset: '24000', variant: null, styling: '' }],
    ['component_api', { name: 'DataGrid', member: null, offset: '0' }],
    ['demo_source', { page: 'react-tree-view', demo: '' }],
  ])('understands %s %j', async (name, input) => {
    expect((await callFromElsewhere(name, input)).isError).toBeUndefined();
  });

  it.each<Record<string, unknown>>([
    { query: 'grid', limit: '3.5' },
    { query: 'grid', limit: 'three' },
    { query: 'grid', limit: '-1' },
    { query: null },
    { query: '' },
    { query: 'grid', language: 'null' },
  ])('refuses %j as it would any other wrong argument', async (input) => {
    expect((await callFromElsewhere('search', input)).isError).toBe(true);
  });
});

describe('the endpoint /mcp', () => {
  const getError = async (response: Response) => [
    response.status,
    ((await response.json()) as { error: { code: number } }).error.code,
  ];

  it('responds with JSON that must not be stored', async () => {
    const response = await post(LIST);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json\b/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Mcp-Session-Id')).toBeNull();
  });

  it.each<[string, string]>([
    ['/mcp/', 'en'],
    ['/%6Dcp', 'en'],
    ['/ZH/Mcp', 'zh'],
    ['/zh-CN/mcp', 'zh'],
    ['/en/mcp', 'en'],
    ['/pt-BR/mcp', 'en'],
  ])('responds at %s, in the language %s', async (path, language) => {
    const params = { name: 'read_page', arguments: { page: '/x/react-tree-view/' } };
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    const headers = { ...HEADERS, ...OTHER_NETWORK };
    const response = await fetch(siteOrigin() + path, { method: 'POST', redirect: 'manual', headers, body });
    expect(response.status).toBe(200);
    const { result } = (await response.json()) as { result: CallToolResult };
    expect(/\p{Script=Han}/u.test(getText(result))).toBe(language === 'zh');
  });

  it.each(['/x/mcp', '/zh/x/mcp/', '//mcp', '/api/MCP'])('names its address to a client at %s', async (path) => {
    const response = await fetch(siteOrigin() + path, { method: 'POST', headers: HEADERS, body: LIST });
    expect(response.status).toBe(404);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toContain(`${siteOrigin()}/mcp`);
  });

  it.each<[string, () => Promise<Response>, number, number]>([
    ['what is not JSON', () => post('{'), 400, -32700],
    ['what is no message', () => post('{"id":1}'), 400, -32700],
    ['several messages at once', () => post(`[${LIST},${LIST}]`), 400, -32600],
    ['a message that is too long', () => post(LIST.replace('tools/list', 'x'.repeat(40_000))), 413, -32000],
    ['a client that does not take its answers', () => post(LIST, { accept: 'text/html' }), 406, -32000],
    ['another type of content', () => post(LIST, { 'content-type': 'text/plain' }), 415, -32000],
    [
      'a version of the protocol that does not exist',
      () => post(LIST, { 'mcp-protocol-version': '1999-01-01' }),
      400,
      -32000,
    ],
    ['the page of another site', () => post(LIST, { origin: 'https://evil.example' }), 403, -32000],
    ['a page without an origin', () => post(LIST, { origin: 'null' }), 403, -32000],
  ])('rejects %s', async (name, send, status, code) => {
    expect(await getError(await send())).toEqual([status, code]);
  });

  it('takes a message without an Accept header, which no fetch can leave out, or with an empty one', async () => {
    const { 'content-type': type } = HEADERS;
    const sent = request(`${siteOrigin()}/mcp`, {
      method: 'POST',
      headers: { 'content-type': type, ...OTHER_NETWORK },
    });
    sent.end(LIST);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect((await post(LIST, { accept: '', ...OTHER_NETWORK })).status).toBe(200);
  });

  it('accepts requests from the site’s own pages', async () => {
    expect((await post(LIST, { origin: siteOrigin() })).status).toBe(200);
  });

  it.each([
    ['tools/list', null],
    ['tools/call', { name: 'list_pages', arguments: null }],
    ['tools/call', { name: 'list_pages', _meta: null }],
  ])('takes null for what a client leaves out: %s %j', async (method, params) => {
    const response = await post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), OTHER_NETWORK);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ id: 1, result: expect.anything() as unknown });
  });

  it('takes a null id for no id of a message', async () => {
    expect(await getError(await post(LIST.replace('"id":1', '"id":null'), OTHER_NETWORK))).toEqual([400, -32700]);
    expect(await getError(await post('null', OTHER_NETWORK))).toEqual([400, -32700]);
  });

  it('rejects an unknown method', async () => {
    const answer = (await (await post(LIST.replace('tools/list', 'tools/delete'))).json()) as {
      error: { code: number };
    };
    expect(answer.error.code).toBe(ErrorCode.MethodNotFound);
  });

  it.each(['GET', 'DELETE', 'PUT'])('responds with 405 to %s', async (method) => {
    const response = await fetch(`${siteOrigin()}/mcp`, { method, headers: { accept: 'text/event-stream' } });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});

describe('a site that allows another origin', () => {
  const origin = 'https://inspector.example';
  let site: RunningSite;

  beforeAll(async () => {
    const variables = { MCP_ORIGINS: `https://other.example ${origin}` };
    site = await serveTestedSite({ variables });
  });
  afterAll(() => site.stop());

  const preflight = (path: string, from: string, headers: Record<string, string>) =>
    fetch(site.url.origin + path, { method: 'OPTIONS', headers: { origin: from, ...headers } });
  const getList = (response: Response, name: string) =>
    (response.headers.get(name) ?? '').toLowerCase().split(/ *, */).filter(Boolean);

  it('accepts requests from its pages', async () => {
    const response = await post(LIST, { origin }, site.url.origin);
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, origin]);
    expect(response.headers.get('Vary')).toContain('Origin');
    expect((await post(LIST, { origin: 'https://evil.example' }, site.url.origin)).status).toBe(403);
  });

  it.each([
    ['/zh/mcp/', 'POST', 'content-type, mcp-protocol-version, x-of-a-later-version'],
    ['/mcp', 'GET', 'last-event-id,mcp-protocol-version'],
    ['/mcp', 'DELETE', 'mcp-session-id'],
  ])('grants its pages before a request to %s what they ask for: %s with %s', async (path, method, asked) => {
    const response = await preflight(path, origin, {
      'access-control-request-method': method,
      'access-control-request-headers': asked,
    });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([204, origin]);
    expect(getList(response, 'Access-Control-Allow-Methods')).toContain(method.toLowerCase());
    expect(getList(response, 'Access-Control-Allow-Headers')).toEqual(asked.split(/, */));
    expect(response.headers.get('Access-Control-Max-Age')).toBe('86400');
    expect(getList(response, 'Vary')).toEqual(expect.arrayContaining(['origin', 'access-control-request-headers']));
  });

  it.each(['https://evil.example', `${origin}.evil.example`, 'null', 'http://inspector.example'])(
    'grants nothing to pages of %j',
    async (from) => {
      const response = await preflight('/mcp', from, {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      });
      expect(response.status).toBe(403);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );

  it('lets its pages read why a request is refused', async () => {
    const response = await fetch(`${site.url.origin}/mcp`, { headers: { origin } });
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([405, origin]);
    expect(getList(response, 'Access-Control-Expose-Headers')).toContain('retry-after');
  });

  it('limits messages per minute and /64 of addresses, with Retry-After', async () => {
    const send = (address: string) => post('{', { 'CF-Connecting-IP': address }, site.url.origin);
    // The limiter counts by clock minutes: three times the limit exceeds it even across the end of a minute.
    const statuses: number[] = [];
    let refused: Response | undefined;
    for (let sent = 0; sent < 360 && !refused; sent += 1) {
      const response = await send(`2001:db8:1:2::${sent.toString(16)}`);
      statuses.push(response.status);
      if (response.status === 429) refused = response;
    }
    expect(statuses.filter((status) => status === 400).length).toBeGreaterThanOrEqual(100);
    expect(refused?.headers.get('Retry-After')).toBe('60');
    expect(((await refused?.json()) as { error: { code: number } }).error.code).toBe(-32000);
    for (const other of ['2001:db8:1:3::1', '192.0.2.1']) expect((await send(other)).status).toBe(400);
  });
});
