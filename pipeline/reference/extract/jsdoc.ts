import ts from 'typescript';

/** Parsed JSDoc of a declaration. Texts are Markdown. */
export interface Comment {
  text: string;
  defaultValue: string | null;
  deprecated: string | null;
  params: Map<string, string>;
  returns: string;
  examples: string[];
  /** URLs in `@see` and `@demos` tags, and in the text. */
  links: string[];
  isIgnored: boolean;
}

const NONE: Comment = {
  text: '',
  defaultValue: null,
  deprecated: null,
  params: new Map(),
  returns: '',
  examples: [],
  links: [],
  isIgnored: false,
};

/** The comment of the first declaration that has one. */
export function getComment(declarations: readonly ts.Declaration[] | undefined): Comment {
  for (const declaration of declarations ?? []) {
    const doc = docNodes(declaration).at(-1);
    if (doc) return readComment(doc);
  }
  return NONE;
}

function docNodes(declaration: ts.Declaration): ts.JSDoc[] {
  return ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
}

function readComment(doc: ts.JSDoc): Comment {
  const comment: Comment = { ...NONE, params: new Map(), examples: [], links: [] };
  comment.text = readText(doc.comment);
  comment.links = linksIn(comment.text);
  for (const tag of doc.tags ?? []) readTag(tag, comment);
  return comment;
}

function readTag(tag: ts.JSDocTag, comment: Comment): void {
  const text = readText(tag.comment);
  switch (tag.tagName.text) {
    case 'default':
      comment.defaultValue = withoutCodeMarks(text);
      break;
    case 'deprecated':
      comment.deprecated = text;
      break;
    case 'ignore':
    case 'internal':
    case 'internals':
      comment.isIgnored = true;
      break;
    case 'example':
      comment.examples.push(text);
      break;
    case 'see':
    case 'demos':
      comment.links.push(...linksIn(text));
      break;
    case 'return':
    case 'returns':
      comment.returns = text;
      break;
    default:
      if (ts.isJSDocParameterTag(tag)) comment.params.set(tag.name.getText(), text.replace(/^-\s*/, ''));
  }
}

/** A comment as Markdown: converts `{@link address words}` and `[[Name]]`. */
function readText(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(
      /\{@link\s+([^\s|}]+)\s*\|?\s*([^}]*)\}/g,
      (match, address: string, words: string) => `[${words || address}](${address})`,
    )
    .replace(/\[\[(\w+)\]\]/g, '`$1`')
    .replace(/\r/g, '')
    .trim();
}

function linksIn(text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address = '']) => address);
}

/** Removes the backticks of a lone `` `true` ``, but not of `` `true` on desktop ``. */
function withoutCodeMarks(text: string): string | null {
  const value = text.replace(/^`([^`]*)`$/, '$1').trim();
  return value === '' ? null : value;
}
