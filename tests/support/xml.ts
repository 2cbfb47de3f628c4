import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text content, including descendants. */
  text: string;
}

/**
 * Parses an XML document and returns its root.
 *
 * @throws if the text is not well-formed or a prefix has no namespace.
 */
export function parseXml(xml: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.values(attributes).map((attribute): [string, string] => [attribute.name, attribute.value]);
    const element: XmlElement = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('text', (text) => open.forEach((element) => (element.text += text)));
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  const [root] = document.children;
  if (!root) throw new Error('The document has no root.');
  return root;
}

/** Direct children with a name. */
export function getChildren({ children }: XmlElement, name: string): XmlElement[] {
  return children.filter((child) => child.name === name);
}

/** Text of the first child with a name. */
export function childText(element: XmlElement, name: string): string | undefined {
  return getChildren(element, name)[0]?.text;
}
