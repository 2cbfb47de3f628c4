import { describe, expect, it } from 'vitest';
import { hasAnswer } from '../../../worker/conditional.ts';

const has = (tags: string, tag = 'W/"a-html"') => hasAnswer(new Headers({ 'If-None-Match': tags }), tag);

describe('hasAnswer', () => {
  it.each(['W/"a-html"', '"a-html"', 'W/"b", W/"a-html"', 'W/"b",W/"a-html" , "c"'])('knows the tag in %s', (tags) => {
    expect(has(tags)).toBe(true);
  });

  it.each(['W/"b"', 'W/"a"', 'W/"a-html-more"', 'a-html', 'W/"A-HTML"', '*', '', ','])('finds none in %j', (tags) => {
    expect(has(tags)).toBe(false);
  });

  it('finds none where a reader names none', () => {
    expect(hasAnswer(new Headers(), 'W/"a-html"')).toBe(false);
  });

  it('compares a strong tag with a weak one', () => {
    expect(has('W/"a"', '"a"')).toBe(true);
  });
});
