import { highlightCode } from '@lezer/highlight';
import { CODE_CLASSES, TSX } from '../../../../site/kit/tsx.ts';

/** Highlights code, as DOM nodes. */
export function highlight(code: string): Node[] {
  const nodes: Node[] = [];
  highlightCode(
    code,
    TSX.parse(code),
    CODE_CLASSES,
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
