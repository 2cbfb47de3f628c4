import type { Wanted } from './requests.ts';

/** Gives the same numbers in [0, 1) for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Share of requests that get a whole response, which costs ten times what a rejection does. */
const GET_SHARE = 0.3;

/** Pages that are asked for: so few that an isolate remembers most of their answers. */
const MAX_PAGES = 30;

const wordsIn = (text: string) => text.trim().split(/\s+/);

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

const FOREIGN_HOST = 'evil.example';

const HOSTS = wordsIn(`localhost LOCALHOST:80 mui.com mui.com:443 MUI.com. [::1] 0 127.1 xn--zca.example ${FOREIGN_HOST}
  mui.com.${FOREIGN_HOST} mui.com@${FOREIGN_HOST} ${FOREIGN_HOST}/mui.com ${FOREIGN_HOST}#`).concat('');

const ROUTES = wordsIn(`
  / /x /zh /zh/ /en/x/ /mcp /healthz /robots.txt /sitemap.xml /x/sw.js /llms.txt /x/search/ /zh/x/search
  /x/react-charts/feed.xml /x/llms.txt /_content/ /static/ /api-docs/ /playground/x/react-charts/ /x/demo-frame/
  /offline.html /favicon.ico /.git/config /index.php`);

/** What is put into paths, and in the place of their parts. */
const PATH_PARTS = [
  ...wordsIn(String.raw`
  .. . %2e%2e %2E ..; %00 %0d%0aSet-Cookie:a=b %c0%af %E0%A4%A % %zz %25 %2f %5c \ // / //${FOREIGN_HOST}
  @${FOREIGN_HOST} http:%2f%2f${FOREIGN_HOST} ;a=b zh en x api .md index.html constructor __proto__ toString null
  %F0%9F%98%80 %E6%97%A5 <script> "onload=" ' $& * ? ~ A - _`),
  ...[`/\\${FOREIGN_HOST}`, '${1}', 'a'.repeat(300), '%61'.repeat(900)],
];

const QUERY_NAMES = ['variant', 'styling', 'q', 'product', 'kind', '__proto__', 'a', '', '%', 'utm_source'];

/** Values of queries, cookies and headers. */
const VALUES = [
  ...wordsIn(`JS TS css tailwind js 1 -1 null true * % %E0%A4%A %00 __proto__ 日期 <script>alert(1)</script> {{7*7}}
  ../../etc/passwd //${FOREIGN_HOST} (a+)+$ en;q=9,zh;q=x text/markdown application/json text/html;q=0 W/"a"
  ::ffff:192.0.2.1 2001:db8:: prefetch`),
  ...['', '"a", "b"', 'gzip;q=0, br', '"><img src=x onerror=alert(1)>', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ...['a'.repeat(2000), ' '.repeat(200)],
];

const HEADER_NAMES = wordsIn(`
  Accept Accept-Language Accept-Encoding Origin Referer User-Agent If-None-Match If-Match If-Modified-Since If-Range
  X-Forwarded-Host X-Forwarded-Proto X-Original-URL X-Rewrite-URL CF-Connecting-IP Forwarded Sec-Purpose Service-Worker
  Content-Type X-HTTP-Method-Override Via`);

const RANGES = [
  ...['bytes=0-', 'bytes=0-0', 'bytes=-1', 'bytes=9-3', 'bytes=0-0,5-6,-1', 'lines=1'],
  `bytes=${'0-1,'.repeat(300)}2-3`,
];

const BODIES = [
  ...['', '{', '[]', 'null', '{"__proto__":{"a":1}}', 'a'.repeat(40_000), '['.repeat(5000)],
  '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
  '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"(a+)+$"}}}',
];

/** Requests that no reader sends, and some that are right. @param paths Paths of pages, of which it takes some. */
export function createHostileRequests(random: () => number, paths: readonly string[]): () => Wanted {
  const happens = (share: number) => random() < share;
  const getOne = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  const pages = Array.from({ length: MAX_PAGES }, () => getOne(paths));
  const getPath = (): string => {
    let path = getOne(happens(0.6) ? pages : ROUTES);
    while (happens(0.6)) {
      const at = Math.floor(random() * (path.length + 1));
      const removed = happens(0.5) ? Math.floor(random() * 9) : 0;
      path = `${path.slice(0, at)}${happens(0.3) ? '/' : ''}${getOne(PATH_PARTS)}${path.slice(at + removed)}`;
    }
    return path.startsWith('/') ? path : `/${path}`;
  };
  const getQuery = (): string => {
    const fields: string[] = [];
    do fields.push(`${getOne(QUERY_NAMES)}=${happens(0.8) ? encodeURIComponent(getOne(VALUES)) : '%&=+'}`);
    while (happens(0.4));
    return `?${fields.join('&')}`;
  };
  // A header consists of bytes.
  const valueOf = () => Buffer.from(getOne(VALUES)).toString('latin1');
  const getHeaders = (): Record<string, string> => {
    const headers: Record<string, string> = {};
    if (happens(0.1)) headers.Host = getOne(HOSTS);
    if (happens(0.1)) headers.Cookie = `codeVariant=${valueOf()}; codeStyling=${valueOf()}`;
    if (happens(0.1)) headers.Range = getOne(RANGES);
    while (happens(0.4)) headers[getOne(HEADER_NAMES)] = valueOf();
    return headers;
  };
  return () => {
    const method = happens(GET_SHARE) ? 'GET' : getOne(METHODS);
    const request = { method, path: getPath() + (happens(0.3) ? getQuery() : ''), headers: getHeaders() };
    if (method === 'GET' || method === 'HEAD' || method === 'TRACE') return request;
    const isMessage = method === 'POST' && happens(0.3);
    const body = getOne(BODIES);
    // Node.js leaves the length out for some methods: the body would be the next request.
    request.headers['Content-Length'] = String(body.length);
    return { ...request, path: isMessage ? '/mcp' : request.path, body };
  };
}
