import { highlightCode, tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

const TSX = parser.configure({ dialect: 'jsx ts' });

/** The class names of highlighted code on the page (`client/components/styles/code.css`). */
const CLASSES = tagHighlighter([
  { tag: tags.comment, class: 'c' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.controlKeyword], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], class: 's' },
  { tag: [tags.number, tags.bool, tags.null], class: 'n' },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: 'f' },
  { tag: tags.tagName, class: 'g' },
  { tag: [tags.typeName, tags.className, tags.attributeName], class: 'y' },
]);

/** Highlights code, as DOM nodes. */
export function highlight(code: string): Node[] {
  const nodes: Node[] = [];
  highlightCode(
    code,
    TSX.parse(code),
    CLASSES,
    (text, className) => {
      nodes.push(
        className === ''
          ? document.createTextNode(text)
          : Object.assign(document.createElement('i'), { className, textContent: text }),
      );
    },
    () => nodes.push(document.createTextNode('\n')),
  );
  return nodes;
}
