import type { ArticlePart } from '../../site/page/page.ts';

/** A section of an article: the text before the first heading, or below a heading. */
export interface Section {
  /** Id of the heading; empty before the first one. */
  anchor: string;
  title: string;
  /** Plain text, with inline code but without code blocks. */
  text: string;
  /** Inline code in the text. */
  names: string[];
  /** Texts of the code blocks. */
  code: string[];
  /** Names of its demos. */
  demos: string[];
}

const HEADING = /<h([23]) id="([^"]*)"[^>]*>(.*?)<\/h\1>/gs;
const CODE_BLOCK = /<figure class="code(?: line)?">.*?<\/figure>/gs;
const TABLE_HEAD = /<thead>.*?<\/thead>/gs;
const INLINE_CODE = /<code>(.*?)<\/code>/gs;

/** Inline tags; any other tag ends a word. */
const INLINE_TAG = /<\/?(?:a|abbr|b|code|em|i|ins|kbd|mark|s|span|strong|sub|sup|wbr)\b[^>]*>/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** Splits an article's HTML, as written by `pipeline/content/markdown/render.ts`, at its headings. */
export function splitSections(article: readonly ArticlePart[]): Section[] {
  let current = emptySection('', '');
  const sections = [current];
  for (const part of article) {
    if (typeof part !== 'string') {
      current.demos.push(part.demo);
      continue;
    }
    let from = 0;
    for (const heading of part.matchAll(HEADING)) {
      addHtml(current, part.slice(from, heading.index));
      current = emptySection(heading[2] ?? '', toText(heading[3] ?? ''));
      sections.push(current);
      from = heading.index + heading[0].length;
    }
    addHtml(current, part.slice(from));
  }
  return sections;
}

function emptySection(anchor: string, title: string): Section {
  return { anchor, title, text: '', names: [], code: [], demos: [] };
}

function addHtml(section: Section, html: string): void {
  for (const [block] of html.matchAll(CODE_BLOCK))
    section.code.push(toText(block.replace(/<button.*?<\/button>/gs, '')));
  const prose = html.replace(CODE_BLOCK, ' ').replace(TABLE_HEAD, ' ');
  for (const [, code = ''] of prose.matchAll(INLINE_CODE)) section.names.push(toText(code));
  section.text = `${section.text} ${toText(prose)}`.trim();
}

/** Text content of HTML, on one line. */
function toText(html: string): string {
  return html
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#39|\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
