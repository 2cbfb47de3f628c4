import { StyleSheet } from '@emotion/sheet';
import * as materialLocales from '@mui/material/locale';
import debounce from '@mui/utils/debounce';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Constants that the site relies on, and that are defaults of its dependencies. */
describe('the site’s dependencies', () => {
  it('debounce by 166 ms by default', () => {
    vi.useFakeTimers();
    const work = vi.fn();
    const debounced = debounce(work);
    debounced();
    vi.advanceTimersByTime(165);
    debounced();
    vi.advanceTimersByTime(165);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledOnce();
  });

  it('start another style sheet after 65,000 rules', () => {
    const created: { sheet: object }[] = [];
    const createElement = () => {
      const rules: string[] = [];
      const sheet = { cssRules: rules, insertRule: (rule: string) => rules.push(rule) };
      const element = { sheet, setAttribute: () => undefined, appendChild: () => undefined };
      created.push(element);
      return element;
    };
    vi.stubGlobal('document', { createElement, createTextNode: () => ({}), styleSheets: [] });
    const container = { insertBefore: () => undefined } as unknown as Node;
    const sheet = new StyleSheet({ key: 'mui', container, speedy: true });
    for (let rule = 0; rule < 65_000; rule += 1) sheet.insert('a{}');
    expect(created).toHaveLength(1);
    sheet.insert('a{}');
    expect(created).toHaveLength(2);
  });

  it('have locale packs for about thirty languages or more', () => {
    expect(Object.keys(materialLocales).length).toBeGreaterThanOrEqual(30);
  });
});
