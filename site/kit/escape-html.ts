const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content, in as few bytes as it allows: pages have a lot of code. */
export function escapeText(text: string): string {
  return text.replace(/[&<]/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for HTML and XML content, and for attribute values in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}
