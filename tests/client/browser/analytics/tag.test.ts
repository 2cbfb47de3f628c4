import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineTag, loadTag, refusesTracking } from '../../../../client/browser/analytics/tag.ts';

describe('a reader refuses tracking', () => {
  it.each([
    ['globalPrivacyControl', true, true],
    ['globalPrivacyControl', false, false],
    ['doNotTrack', '1', true],
    ['doNotTrack', '0', false],
    ['doNotTrack', null, false],
  ])('by %s of %j: %s', (property, value, refuses) => {
    expect(refusesTracking({ [property]: value } as unknown as Navigator)).toBe(refuses);
  });
});

describe('the tag', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('queues nothing for a reader who refuses, and loads no script', () => {
    const page: Partial<Window> = {};
    vi.stubGlobal('window', page);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    defineTag();
    page.gtag?.('event', 'page_view');
    // It would throw without a document.
    loadTag('G-TEST123');
    expect(page.dataLayer).toEqual([]);
  });
});
