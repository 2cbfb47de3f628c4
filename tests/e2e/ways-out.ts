import { listenLocally } from '../support/local-server.ts';

/**
 * Ways for code to send something to another host: name → JavaScript that tries it with the URL `to`. They are strings
 * because they run in the page.
 */
export const WAYS: Readonly<Record<string, string>> = {
  fetch: 'fetch(to)',
  'opaque fetch': "fetch(to, { mode: 'no-cors' })",
  'fetch that outlives the page': "fetch(to, { method: 'POST', body: '1', keepalive: true, mode: 'no-cors' })",
  XMLHttpRequest: "const x = new XMLHttpRequest(); x.open('GET', to); x.send()",
  beacon: "navigator.sendBeacon(to, '1')",
  WebSocket: "new WebSocket(to.replace('http', 'ws'))",
  EventSource: 'new EventSource(to)',
  WebRTC: `const c = new RTCPeerConnection({ iceServers: [{ urls: to.replace('http://', 'turn:').replace(/\\/.*/, '') + '?transport=tcp',
    username: 'a', credential: 'b' }], iceTransportPolicy: 'relay' });
    c.createDataChannel('a'); c.setLocalDescription()`,
  'dynamic import': 'import(to)',
  'module script': "add('script', { type: 'module', src: to })",
  'classic script': "add('script', { src: to })",
  image: 'new Image().src = to',
  'image of a form': "add('input', { type: 'image', src: to })",
  'image in SVG': "markup('<svg><image href=\"' + to + '\" width=1 height=1 /></svg>')",
  'background image': "markup('<p style=\"background: url(' + to + ')\">a</p>')",
  'stylesheet link': "add('link', { rel: 'stylesheet', href: to })",
  'stylesheet import': "add('style', { textContent: '@import url(' + to + ')' })",
  'font face': "new FontFace('a', 'url(' + to + ')').load()",
  'font of a stylesheet':
    "markup('<style>@font-face { font-family: a; src: url(' + to + ') }</style><p style=\"font-family: a\">a</p>')",
  audio: "add('audio', { src: to, preload: 'auto' })",
  video: "add('video', { src: to, preload: 'auto' })",
  'poster of a video': "add('video', { poster: to })",
  object: "add('object', { data: to, type: 'text/html' })",
  embed: "add('embed', { src: to, type: 'text/html' })",
  'inner frame': "add('iframe', { src: to })",
  'image in an inner frame': "add('iframe', { srcdoc: '<img src=\"' + to + '\">' })",
  'link that is fetched ahead': "add('link', { rel: 'prefetch', href: to })",
  'preloaded image': "add('link', { rel: 'preload', as: 'image', href: to })",
  'preloaded module': "add('link', { rel: 'modulepreload', href: to })",
  'ping of a link': "add('a', { href: '#a', ping: to, textContent: 'a' }).click()",
  popup: 'open(to)',
  'link to a new tab': "add('a', { href: to, target: '_blank', textContent: 'a' }).click()",
  'form to a new tab': "add('form', { action: to, target: '_blank' }).submit()",
  'form to an inner frame':
    "add('iframe', { name: 'inner' }); add('form', { action: to, target: 'inner', method: 'POST' }).submit()",
};

/** Ways to navigate the document, or the page around it. */
export const DEPARTURES: Readonly<Record<string, string>> = {
  location: 'location.href = to',
  link: "add('a', { href: to, textContent: 'a' }).click()",
  form: "add('form', { action: to }).submit()",
  refresh: "add('meta', { httpEquiv: 'refresh', content: '0; url=' + to })",
  'top navigation': 'top.location.href = to',
  'parent navigation': 'parent.location.href = to',
  'link to the top': "add('a', { href: to, target: '_top', textContent: 'a' }).click()",
};

/** What code could access besides the network: name → JavaScript that is truthy if it can. */
export const REACHES: Readonly<Record<string, string>> = {
  'cookies, to read': "typeof document.cookie === 'string'",
  'cookies, to write': "(document.cookie = 'a=b', true)",
  'local storage': "(localStorage.setItem('a', 'b'), true)",
  'session storage': "(sessionStorage.setItem('a', 'b'), true)",
  databases:
    "new Promise((yes, no) => { const r = indexedDB.open('a'); r.onsuccess = () => yes(true); r.onerror = () => no() })",
  caches: "caches.open('a').then(() => true)",
  'files of the origin': 'navigator.storage.getDirectory().then(() => true)',
  'the document of the page': "typeof parent.document === 'object'",
  'the document at the top': "typeof top.document === 'object'",
  'the address of the page': "typeof parent.location.href === 'string'",
  'the element of the frame': 'frameElement !== null',
  'the page that opened it': 'opener !== null',
  'a service worker': "navigator.serviceWorker.register('/x/sw.js').then(() => true)",
  'a worker of text': "starts(new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))))",
  'a worker of an address': "starts(new Worker('data:text/javascript,postMessage(1)'))",
  'a shared worker':
    "starts(new SharedWorker('data:text/javascript,onconnect = (e) => e.ports[0].postMessage(1)').port)",
  'connections of an empty frame': "'RTCPeerConnection' in add('iframe', {}).contentWindow",
  'connections of a frame with text':
    "loads(add('iframe', { srcdoc: '<p>a' })).then((f) => 'RTCPeerConnection' in f.contentWindow)",
  'connections of a frame of script': "'RTCPeerConnection' in add('iframe', { src: 'javascript:0' }).contentWindow",
  'an answer of a dialog': "confirm('a')",
  'the clipboard': 'navigator.clipboard.readText().then(() => true)',
  'the place of the reader': 'new Promise((yes, no) => navigator.geolocation.getCurrentPosition(() => yes(true), no))',
};

/** Helpers that the snippets use. */
export const HELPERS = `
const add = (name, values) => document.body.appendChild(Object.assign(document.createElement(name), values));
const markup = (html) => document.body.insertAdjacentHTML('beforeend', html);
const loads = (element) => new Promise((yes) => element.addEventListener('load', () => yes(element)));
const starts = (worker) => new Promise((yes, no) => { worker.onmessage = () => yes(true); worker.onerror = no; });
`;

/** Code that tries ways with the URLs of an origin, which name them. */
export const trying = (ways: Readonly<Record<string, string>>, origin: string) => `
  for (const [name, code] of Object.entries(${JSON.stringify(ways)})) {
    try {
      const work = new Function('to', 'add', 'markup', 'return (async () => {' + code + '})()');
      work(${JSON.stringify(origin)} + '/' + encodeURIComponent(name), add, markup).catch(() => undefined);
    } catch {}
  }
`;

export interface Listener {
  origin: string;
  /** Names of the ways that arrived, sorted. */
  arrived: () => string[];
  forget: () => void;
  stop: () => Promise<void>;
}

/** A third-party server that records the requests it receives; their path is the name of the way. Its root is a page. */
export async function listenForWays(): Promise<Listener> {
  const names = new Set<string>();
  const note = (url = '') => names.add(decodeURIComponent(url.slice(1).replace(/[?#].*/, '')));
  const { server, origin, stop } = await listenLocally(({ url }, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (url === '/') return response.setHeader('Content-Type', 'text/html').end('<title>A page</title>');
    note(url);
    return response.setHeader('Content-Type', 'text/plain').end('');
  });
  server.on('upgrade', ({ url }, socket) => {
    note(url);
    socket.destroy();
  });
  // A request for a TURN relay is not HTTP.
  server.on('clientError', (error, socket) => {
    note('/WebRTC');
    socket.destroy();
  });
  return {
    origin,
    arrived: () => [...names].sort(),
    forget: () => names.clear(),
    stop,
  };
}
