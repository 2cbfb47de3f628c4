/**
 * Whether a reader has the answer with this tag: `If-None-Match` by the weak comparison (RFC 9110, section 13.1.2). `*` is
 * not asked for: it would be true of an address that has no answer.
 */
export function hasAnswer(headers: Headers, tag: string): boolean {
  const tags = headers.get('If-None-Match');
  return tags !== null && tags.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
