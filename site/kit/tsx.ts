import { tagHighlighter, tags } from '@lezer/highlight';
import { parser } from '@lezer/javascript';

/** Parser of TypeScript and JavaScript, with JSX. */
export const TSX = parser.configure({ dialect: 'jsx ts' });

/** Classes of highlighted code, which `client/components/styles/code.css` colours: on pages and in the editor. */
export const CODE_CLASSES = tagHighlighter([
  { tag: tags.comment, class: 'c' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier, tags.controlKeyword], class: 'k' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], class: 's' },
  { tag: [tags.number, tags.bool, tags.null], class: 'n' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.standard(tags.variableName)],
    class: 'f',
  },
  { tag: tags.tagName, class: 'g' },
  { tag: [tags.typeName, tags.className, tags.attributeName], class: 'y' },
]);
