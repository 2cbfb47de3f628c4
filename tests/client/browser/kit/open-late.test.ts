import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cancelOpening, loadToOpen } from '../../../../client/browser/kit/open-late.ts';

/** As much of a button as an opener needs. */
function createOpener(): { opener: Element; isBusy: () => boolean } {
  const attributes = new Map<string, string>();
  const opener = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
    contains: (other: unknown) => other === opener,
  } as unknown as Element;
  return { opener, isBusy: () => attributes.get('aria-busy') === 'true' };
}

beforeEach(() => vi.stubGlobal('document', { activeElement: null }));
afterEach(() => void vi.unstubAllGlobals());

it('marks the opener as busy until what it opens is loaded', async () => {
  const { opener, isBusy } = createOpener();
  const { promise, resolve } = Promise.withResolvers<string>();
  const opening = loadToOpen(opener, () => promise);
  expect(isBusy()).toBe(true);
  resolve('loaded');
  expect(await opening).toBe('loaded');
  expect(isBusy()).toBe(false);
});

it('ends the mark when loading fails', async () => {
  const { opener, isBusy } = createOpener();
  await expect(loadToOpen(opener, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(isBusy()).toBe(false);
});

it.each([
  ['Escape', (opener: Element) => cancelOpening(opener)],
  ['a second press', (opener: Element) => loadToOpen(opener, () => Promise.resolve('again'))],
])('ends the mark at once on %s, and keeps that of a later press until its own end', async (_name, cancel) => {
  const { opener, isBusy } = createOpener();
  const first = Promise.withResolvers<string>();
  const later = Promise.withResolvers<string>();
  const cancelled = loadToOpen(opener, () => first.promise);
  await cancel(opener);
  expect(isBusy()).toBe(false);
  const opening = loadToOpen(opener, () => later.promise);
  first.resolve('first');
  expect(await cancelled).toBeNull();
  expect(isBusy()).toBe(true);
  later.resolve('later');
  expect(await opening).toBe('later');
  expect(isBusy()).toBe(false);
});
