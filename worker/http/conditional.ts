/**
 * Whether the client already has the response with this tag: weak comparison of `If-None-Match` (RFC 9110, section
 * 13.1.2). `*` never matches, because it would also do so for URLs without a page.
 */
export function matchesETag(headers: Headers, tag: string): boolean {
  const tags = headers.get('If-None-Match');
  return tags !== null && tags.split(',').some((one) => opaque(one.trim()) === opaque(tag));
}

function opaque(tag: string): string {
  return tag.replace(/^W\//, '');
}
