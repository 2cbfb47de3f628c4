import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Where something is in a page's source. */
interface Place {
  startOffset: number;
  endOffset: number;
}

/** The stages of the demos in a page's source: what is on them is the HTML of the libraries. */
export function getStages(html: string): Place[] {
  const stages: Place[] = [];
  const visit = (node: Node): void => {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    const isStage =
      defaultTreeAdapter.isElementNode(node) &&
      node.attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes('demo-root'));
    if (isStage && place) stages.push(place);
    else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return stages;
}
