import { describe, expect, it } from 'vitest';
import { fetchRemoteAd } from '../../../../client/browser/ads/remote-feed.ts';

const FEED = 'https://feed.example/ads.json';

const ENTRY = {
  company: 'Example Tools',
  description: 'Build faster.',
  image: 'https://feed.example/tools.png',
  statlink: 'https://feed.example/click/1',
  statimp: 'https://feed.example/seen/1',
  pixel: '',
  timestamp: '1700000000',
};

const json = (body: unknown) => () => new Response(JSON.stringify(body));
const ads = (...entries: unknown[]) => json({ ads: entries });

/** Fetches an ad from a mock feed that returns the given responses in turn, repeating the last. */
async function askFeed(...answers: (() => Response)[]) {
  const requests: string[] = [];
  const result = await fetchRemoteAd(FEED, (input) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(input instanceof Request ? input.url : input.toString());
    return new Promise((resolve) => resolve(answer?.() ?? Response.error()));
  });
  return { ad: typeof result === 'string' ? null : result, result, requests };
}

describe('the ad of the remote feed', () => {
  it.each([[''], [null], [17], [{}]])('is never an entry with the statlink %j', async (statlink) => {
    const { ad } = await askFeed(ads({ ...ENTRY, statlink, company: 'None' }, ENTRY));
    expect(ad?.name).toBe(ENTRY.company);
  });

  it('never links to a script', async () => {
    for (const statlink of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
    ]) {
      expect((await askFeed(ads({ ...ENTRY, statlink }))).ad, statlink).toBeNull();
    }
  });

  it.each([
    ['https://feed.example/click/1', 'https://feed.example/click/1'],
    ['//feed.example/click/1', '//feed.example/click/1'],
  ])('with the statlink %s links to %s', async (statlink, link) => {
    expect((await askFeed(ads({ ...ENTRY, statlink }))).ad?.link).toBe(link);
  });
});

describe('the remote feed', () => {
  it.each([
    ['an empty list', ads()],
    ['entries without a statlink', ads({ ...ENTRY, statlink: undefined }, { company: 'Other' })],
    ['entries that are no objects', ads(null, 'ad', 1)],
    ['no list', json({})],
  ])('is requested ten times while it has %s, and then counts as out of ads', async (name, answer) => {
    const { result, requests } = await askFeed(answer);
    expect(result).toBe('out of ads');
    expect(requests).toHaveLength(10);
  });

  it.each([2, 10])('is requested until attempt %d has a usable entry', async (attempt) => {
    const { ad, requests } = await askFeed(...Array.from({ length: attempt - 1 }, () => ads()), ads(ENTRY));
    expect(ad?.name).toBe(ENTRY.company);
    expect(requests).toHaveLength(attempt);
  });

  it.each<[name: string, answer: () => Response]>([
    ['status 500', () => new Response('{"ads":[]}', { status: 500 })],
    ['status 404', () => new Response('Not found', { status: 404 })],
    ['malformed JSON', () => new Response('{"ads": [')],
    ['HTML', () => new Response('<!doctype html><title>Blocked</title>')],
  ])('is not requested again after %s, and counts as out of ads', async (name, failure) => {
    expect(await askFeed(failure, ads(ENTRY))).toMatchObject({ result: 'out of ads', requests: [FEED] });
    expect(await askFeed(ads(), failure, ads(ENTRY))).toMatchObject({ result: 'out of ads', requests: [FEED, FEED] });
  });

  it('is not requested again after a network error, and counts as unreachable', async () => {
    const failure = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await askFeed(failure, ads(ENTRY))).toMatchObject({ result: 'unreachable', requests: [FEED] });
    expect(await askFeed(ads(), failure, ads(ENTRY))).toMatchObject({ result: 'unreachable', requests: [FEED, FEED] });
  });
});

describe('the tracking URLs of a remote ad', () => {
  it('accept a numeric timestamp, and a single |', async () => {
    const pixel = 'https://a.example/?t|u=[timestamp]';
    const { ad } = await askFeed(ads({ ...ENTRY, timestamp: 1_700_000_001, pixel }));
    expect(ad?.impressions.at(-1)).toBe('https://a.example/?t|u=1700000001');
  });

  it('are empty if the entry has none', async () => {
    const { company, description, image, statlink } = ENTRY;
    expect((await askFeed(ads({ company, description, image, statlink }))).ad?.impressions).toEqual([]);
    expect((await askFeed(ads({ ...ENTRY, statimp: '', pixel: '||' }))).ad?.impressions).toEqual([]);
  });
});
