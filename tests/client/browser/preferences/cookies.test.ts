import { afterEach, expect, it, vi } from 'vitest';
import { writeCodePreference } from '../../../../client/browser/preferences/cookies.ts';

afterEach(() => vi.unstubAllGlobals());

// Chromium may navigate without a cookie that was just written, unless it is read back.
it('writing a code preference reads it back', () => {
  const calls: string[] = [];
  const document = {
    get cookie() {
      calls.push('read');
      return '';
    },
    set cookie(text: string) {
      calls.push(text);
    },
  };
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { protocol: 'https:' });
  writeCodePreference('codeVariant', 'JS');
  expect(calls).toEqual([
    expect.stringMatching(/^codeVariant=JS; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/),
    'read',
  ]);
});
