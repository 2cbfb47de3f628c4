import { describe, expect, it } from 'vitest';
import { parseWanted, wantsMarkdown } from '../../../worker/http/accept.ts';

const CHROMIUM =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

describe('wantsMarkdown', () => {
  it.each<[string, boolean]>([
    ['text/markdown', true],
    ['Text/Markdown', true],
    ['text/markdown; charset=utf-8; variant=GFM', true],
    [' text/markdown ;  q=0.2 ', true],
    ['text/html;q=0.5, text/markdown', true],
    ['text/html;Q=0.5,text/markdown;Q=0.6', true],
    ['text/markdown, text/html', true],
    ['text/markdown, text/html, */*', true],
    ['text/markdown, */*', true],
    ['*/*, text/markdown', true],
    ['text/markdown;q=0.5, text/html;q=0', true],
    ['text/markdown;q=0.3, text/html;q=0.2, text/*;q=0.9', true],
    ['text/markdown;q=0.5, text/*;q=0.1, */*', true],
    ['text/html, text/markdown', false],
    ['text/html, text/markdown;q=0.9', false],
    ['text/markdown;q=0.5, */*', false],
    ['text/markdown;q=0.5, TEXT/*', false],
    ['text/markdown;q=0', false],
    ['text/markdown; q=0.000, text/html;q=0', false],
    ['text/markdown;Q=0, */*', false],
    ['application/text/markdown', false],
    ['*/*', false],
    ['', false],
    [';;,q=;;', false],
    [CHROMIUM, false],
  ])('%s: %s', (accept, expected) => {
    expect(wantsMarkdown(new Request('https://docs.example/', { headers: { accept } }))).toBe(expected);
  });

  it('is false for a request that says nothing', () => {
    expect(wantsMarkdown(new Request('https://docs.example/'))).toBe(false);
  });
});

describe('wantedOf', () => {
  it.each([
    ['application/json', 1],
    ['Application/JSON ; q=0.3', 0.3],
    ['application/json;q=0, */*', 0],
    ['application/*;q=0, */*', 0],
    ['*/*;q=0.1, text/html', 0.1],
    ['application/*;q=0.4, */*;q=0.9', 0.4],
    ['text/event-stream', 0],
  ])('reads how much JSON is wanted from %s', (accept, weight) => {
    expect(parseWanted(accept, 'application/json').weight).toBe(weight);
  });
});
