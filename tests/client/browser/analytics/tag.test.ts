import { describe, expect, it } from 'vitest';
import { refusesTracking } from '../../../../client/browser/analytics/tag.ts';

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
