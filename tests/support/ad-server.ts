import { listenLocally } from './local-server.ts';

/** How the ad network's script responds. A held response waits for `release`. */
type ScriptPlay = 'ad' | 'held framed ad' | 'backers placeholder';

/** How the ad feed responds. */
type FeedPlay = 'ad' | 'hostile ad';

/** A local mock of the ad network. */
export interface AdServer {
  scriptUrl: string;
  feedUrl: string;
  /** Configures the next responses, and clears `requests`. */
  play: (plays: { script?: ScriptPlay; feed?: FeedPlay }) => void;
  /** Sends all held responses; nothing is held again until the next `play`. */
  release: () => void;
  /** Requested URLs, in order. */
  requests: string[];
  stop: () => Promise<void>;
}

/** Host of the feed's tracking pixels. Pages only allow images over https, so tests mock it with a route. */
export const IMPRESSIONS_HOST = 'https://impressions.example';

/** A feed entry in the network's format. */
export const FEED_ENTRY = {
  company: 'Example Tools',
  description: 'Build faster with example tools.',
  image: `${IMPRESSIONS_HOST}/tools.png`,
  statlink: `${IMPRESSIONS_HOST}/click/1`,
  statimp: `${IMPRESSIONS_HOST}/seen/1`,
  pixel: `${IMPRESSIONS_HOST}/a?t=[timestamp]&u=[timestamp]||${IMPRESSIONS_HOST}/b/[timestamp]`,
  timestamp: '1700000000',
};

/** Texts that would run scripts if parsed as HTML. */
export const HOSTILE_ENTRY = {
  ...FEED_ENTRY,
  company: '<b onclick="document.body.dataset.hostile = 1">Bold</b>',
  description:
    '<img src=x onerror="document.body.dataset.hostile = 1"><script>document.body.dataset.hostile = 1</script>',
};

const FEEDS: Record<FeedPlay, string> = {
  ad: JSON.stringify({ ads: [{ ...FEED_ENTRY, statlink: undefined, company: 'None' }, FEED_ENTRY, HOSTILE_ENTRY] }),
  'hostile ad': JSON.stringify({ ads: [HOSTILE_ENTRY] }),
};

/** Text of the ad that the script renders. */
export const SCRIPT_AD = 'An ad of the network';

/** A script that appends a link next to its own element, as ad networks do. */
function drawingScript(className: string, href: string, text: string): string {
  const link = JSON.stringify({ className, href, textContent: text });
  return `document.currentScript.parentElement.append(Object.assign(document.createElement('a'), ${link}));`;
}

/** A script that renders its ad into an iframe. */
const FRAMING_SCRIPT = `{
  const frame = document.currentScript.parentElement.appendChild(document.createElement('iframe'));
  frame.contentDocument.body.textContent = ${JSON.stringify(SCRIPT_AD)};
}`;

const SCRIPTS: Record<ScriptPlay, string> = {
  ad: drawingScript('network-ad', '#ad', SCRIPT_AD),
  'held framed ad': FRAMING_SCRIPT,
  'backers placeholder': drawingScript('network-ad', 'https://example.com/backers', 'Our backers'),
};

/** Starts the server on a free local port. */
export async function startAdServer(): Promise<AdServer> {
  let plays: { script: ScriptPlay; feed: FeedPlay } = { script: 'ad', feed: 'ad' };
  let held: (() => void)[] = [];
  let isReleased = false;
  const requests: string[] = [];
  const { origin, stop } = await listenLocally(({ url = '' }, response) => {
    requests.push(url);
    const [type, body] =
      url === '/network.js' ? ['text/javascript', SCRIPTS[plays.script]] : ['application/json', FEEDS[plays.feed]];
    const headers = { 'content-type': type, 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    const answer = () => void response.writeHead(200, headers).end(body);
    if (body === FRAMING_SCRIPT && !isReleased) held.push(answer);
    else answer();
  });
  const release = () => {
    isReleased = true;
    for (const answer of held) answer();
    held = [];
  };
  return {
    scriptUrl: `${origin}/network.js`,
    feedUrl: `${origin}/ads.json`,
    play: ({ script = 'ad', feed = 'ad' }) => {
      release();
      plays = { script, feed };
      isReleased = false;
      requests.length = 0;
    },
    release,
    requests,
    stop: () => {
      release();
      return stop();
    },
  };
}
