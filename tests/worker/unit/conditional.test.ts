import { describe, expect, it } from 'vitest';
import { matchesETag } from '../../../worker/http/conditional.ts';

const has = (tags: string, tag = 'W/"a-html"') => matchesETag(new Headers({ 'If-None-Match': tags }), tag);

describe('matchesETag', () => {
  it.each(['W/"a-html"', '"a-html"', 'W/"b", W/"a-html"', 'W/"b",W/"a-html" , "c"'])('finds the tag in %s', (tags) => {
    expect(has(tags)).toBe(true);
  });

  it.each(['W/"b"', 'W/"a"', 'W/"a-html-more"', 'a-html', 'W/"A-HTML"', '*', '', ','])('finds no tag in %j', (tags) => {
    expect(has(tags)).toBe(false);
  });

  it('is false without If-None-Match', () => {
    expect(matchesETag(new Headers(), 'W/"a-html"')).toBe(false);
  });

  it('compares strong and weak tags as equal', () => {
    expect(has('W/"a"', '"a"')).toBe(true);
  });
});
