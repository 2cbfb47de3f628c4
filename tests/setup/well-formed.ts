/** Why a text is no well-formed XML, as far as this site's documents go; null when it is. */
export function malformedReason(xml: string): string | null {
  const body = xml.replace(/^<\?xml version="1\.0"(?: encoding="UTF-8")?\?>\s*/i, '');
  const open: string[] = [];
  let at = 0;
  let roots = 0;
  for (const tag of body.matchAll(/<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>/g)) {
    const [whole, closes, name = '', attributes = '', empty] = tag;
    const text = body.slice(at, tag.index);
    if (/[<>]|&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text + attributes))
      return `stray character before or in ${whole}`;
    if (open.length === 0 && text.trim() !== '') return `text outside of the root: ${text}`;
    at = tag.index + whole.length;
    if (closes) {
      if (open.pop() !== name) return `${whole} closes another element`;
    } else {
      if (open.length === 0) roots += 1;
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) return `${open.join(', ')} not closed`;
  if (body.slice(at).trim() !== '') return `text outside of the root: ${body.slice(at, at + 80)}`;
  return roots === 1 ? null : `${roots} roots`;
}
