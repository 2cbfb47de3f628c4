import { afterEach, expect, it, vi } from 'vitest';
import { writeCodePreference } from '../../client/browser/preferences/cookies.ts';

afterEach(() => vi.unstubAllGlobals());

// Chromium sends a page that is opened at once without a cookie that was only written.
it('a code preference is read back after it is written', () => {
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
