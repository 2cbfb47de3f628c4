import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runFeed, runScript, type AdStage } from '../../../../client/browser/ads/network.ts';
import { fakeDocument } from './fake-document.ts';

const FEED = 'https://feed.example/ads.json';
const SCRIPT = 'https://network.example/ad.js';
const FEED_AD = { company: 'Example Tools', description: 'Build faster.', statlink: 'https://feed.example/click/1' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', fakeDocument());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the network's script has drawn into its box. */
interface Drawn {
  ad: boolean;
  backers: boolean;
}

/** A stage that notes what it is asked to show. */
function createStage() {
  const shown: string[] = [];
  const drawn: Drawn = { ad: false, backers: false };
  const scripts: string[] = [];
  const note = (what: string) => () => void shown.push(what);
  const stage: AdStage = {
    showAd: ({ name }) => shown.push(name),
    showInHouse: note('in-house'),
    showForBlocker: note('blocked'),
    openBox: () =>
      ({
        append: ({ src }: HTMLScriptElement) => scripts.push(src),
        querySelector: (selector: string) => (selector.includes('backers') ? drawn.backers : drawn.ad) || null,
      }) as unknown as HTMLElement,
    showBox: note('box'),
    guard: (work) => work(),
  };
  return { stage, shown, drawn, scripts };
}

/** Runs the feed. @returns What is shown, and how to answer its request. */
function startFeed() {
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => promise.then((response) => response.clone()));
  const { stage, shown } = createStage();
  runFeed(stage, FEED);
  return { shown, answer: (ads: unknown[]) => resolve(Response.json({ ads })), refuse: () => reject(new TypeError()) };
}

describe('the network’s feed', () => {
  it('has its ad shown, however late', async () => {
    const { shown, answer } = startFeed();
    await vi.advanceTimersByTimeAsync(2999);
    answer([FEED_AD]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(['Example Tools']);
  });

  it('without an ad is replaced by an in-house ad', async () => {
    const { shown, answer } = startFeed();
    answer([]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(['in-house']);
  });

  it.each(['unreachable', 'without an answer'])('%s counts as blocked, once', async (way) => {
    const { shown, refuse } = startFeed();
    if (way === 'unreachable') refuse();
    await vi.advanceTimersByTimeAsync(2999);
    expect(shown).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual(['blocked']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(['blocked']);
  });

  it.each([
    ['an ad', [FEED_AD], ['blocked', 'Example Tools']],
    ['no ad', [], ['blocked']],
  ])('that answers with %s after it counted as blocked', async (name, ads, expected) => {
    const { shown, answer } = startFeed();
    await vi.advanceTimersByTimeAsync(5000);
    answer(ads);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(shown).toEqual(expected);
  });
});

describe('the network’s script', () => {
  /** Runs the script, which draws something after some time. */
  function runWith(what: Partial<Drawn>, milliseconds: number) {
    const { stage, shown, drawn, scripts } = createStage();
    runScript(stage, SCRIPT);
    setTimeout(() => Object.assign(drawn, what), milliseconds);
    vi.advanceTimersByTime(60_000);
    expect(scripts).toEqual([SCRIPT]);
    return shown;
  }

  it.each<[name: string, what: Partial<Drawn>, milliseconds: number, shown: string[]]>([
    ['draws an ad', { ad: true }, 100, ['box']],
    ['draws an ad before it counts as blocked', { ad: true }, 2900, ['box']],
    ['draws an ad before the last of thirty tries', { ad: true }, 14_400, ['blocked', 'box']],
    ['draws its backers’ placeholder', { ad: true, backers: true }, 100, ['in-house']],
    ['draws nothing', {}, 100, ['blocked']],
    ['draws an ad late', { ad: true }, 3100, ['blocked', 'box']],
    ['draws its backers’ placeholder late', { ad: true, backers: true }, 3100, ['blocked', 'in-house']],
    ['draws an ad after thirty tries', { ad: true }, 14_600, ['blocked']],
  ])('that %s', (name, what, milliseconds, shown) => {
    expect(runWith(what, milliseconds)).toEqual(shown);
  });
});
