import { describe, expect, it } from 'vitest';
import { hasAnswer } from '../../../worker/conditional.ts';

const has = (tags: string, tag = 'W/"a-html"') => hasAnswer(new Headers({ 'If-None-Match': tags }), tag);

describe('hasAnswer', () => {
  it.each(['W/"a-html"', '"a-html"', 'W/"b", W/"a-html"', 'W/"b",W/"a-html" , "c"'])('finds the tag in %s', (tags) => {
    expect(has(tags)).toBe(true);
  });

  it.each(['W/"b"', 'W/"a"', 'W/"a-html-more"', 'a-html', 'W/"A-HTML"', '*', '', ','])('finds no tag in %j', (tags) => {
    expect(has(tags)).toBe(false);
  });

  it('is false without If-None-Match', () => {
    expect(hasAnswer(new Headers(), 'W/"a-html"')).toBe(false);
  });

  it('compares strong and weak tags as equal', () => {
    expect(has('W/"a"', '"a"')).toBe(true);
  });
});
