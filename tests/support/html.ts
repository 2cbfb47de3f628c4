import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

export interface HtmlElement {
  attributes: Partial<Record<string, string>>;
  /** The inner HTML, as a browser would serialize it. */
  inner: string;
}

/** Elements with the given name and attributes, in document order; of any name if none is given. */
export function getElements(html: string, name?: string, attributes: Record<string, string> = {}): HtmlElement[] {
  return [...getNodes(parse(html, { scriptingEnabled: false }))]
    .filter((node) => defaultTreeAdapter.isElementNode(node))
    .filter(({ tagName }) => name === undefined || tagName === name)
    .map((element) => ({
      attributes: Object.fromEntries(element.attrs.map((attribute) => [attribute.name, attribute.value])),
      get inner() {
        return serialize(element);
      },
    }))
    .filter((element) => Object.entries(attributes).every(([key, value]) => element.attributes[key] === value));
}

/** Attributes of all elements with a name, in document order. */
export function getTags(html: string, name: string): HtmlElement['attributes'][] {
  return getElements(html, name).map(({ attributes }) => attributes);
}

/** Inner HTML of the first element with the given name and attributes. */
export function getInside(html: string, name: string, attributes?: Record<string, string>): string | undefined {
  return getElements(html, name, attributes)[0]?.inner;
}

/** The visible text: without tags, scripts and styles. */
export function readText(html: string): string {
  return [...getNodes(parse(html, { scriptingEnabled: false }))]
    .filter((node) => defaultTreeAdapter.isTextNode(node))
    .filter(({ parentNode }) => !/^(?:script|style)$/.test(parentNode?.nodeName ?? ''))
    .map(({ value }) => value)
    .join('');
}

/** The `content` of a `<meta>`. */
export function getMeta(html: string, name: string): string | undefined {
  return getTags(html, 'meta').find((tag) => tag.name === name)?.content;
}

/** The `href` of a `<link>`. */
export function getLink(html: string, rel: string): string | undefined {
  return getTags(html, 'link').find((tag) => tag.rel === rel)?.href;
}

function* getNodes(node: Node): Generator<Node> {
  yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* getNodes(child);
}
