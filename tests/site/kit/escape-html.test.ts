import { expect, it } from 'vitest';
import { escapeHtml, escapeText } from '../../../site/kit/escape-html.ts';

it('escapeHtml leaves nothing that ends an attribute in double quotes, or begins an element', () => {
  expect(escapeHtml('a "b" <c> &amp; d')).toBe('a &quot;b&quot; &lt;c&gt; &amp;amp; d');
});

it('escapeText leaves what is harmless in text as it is', () => {
  expect(escapeText('a "b" <c> &amp; d')).toBe('a "b" &lt;c> &amp;amp; d');
});
