const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Attributes of every start tag of one name, in order; their names in lower case, their values decoded. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}(?=[\\s/>])((?:[^>"']|"[^"]*"|'[^']*')*)>`, 'gi'));
  return [...tags].map(([, text = '']) => {
    const attributes = text.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
    return Object.fromEntries(
      [...attributes].map(([, key = '', a, b, c]) => [key.toLowerCase(), decode(a ?? b ?? c ?? '')]),
    );
  });
}

/** What stands between a start tag, given with its first attributes (`nav id="navigation"`), and the next end tag of its name. */
export function insideOf(html: string, tag: string): string | undefined {
  const [name = ''] = tag.split(' ');
  return new RegExp(`<${tag}(?=[\\s>])[^>]*>(.*?)</${name}>`, 's').exec(html)?.[1];
}

/** The text that a reader sees: no tags, scripts and styles. */
export function textOf(html: string): string {
  return decode(html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ''));
}

/** The `content` of a `<meta>`. */
export function metaOf(html: string, name: string): string | undefined {
  return tagsOf(html, 'meta').find((tag) => tag.name === name)?.content;
}

/** The `href` of a `<link>`. */
export function linkOf(html: string, rel: string): string | undefined {
  return tagsOf(html, 'link').find((tag) => tag.rel === rel)?.href;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
    if (hex ?? decimal) return String.fromCodePoint(hex ? parseInt(hex, 16) : Number(decimal));
    return ENTITIES[name ?? ''] ?? entity;
  });
}
