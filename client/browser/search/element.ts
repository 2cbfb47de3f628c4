type Attributes = Record<string, string | boolean | undefined>;

/** Creates an element. Omits attributes that are false or undefined; string children become text nodes. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value === true) created.setAttribute(attribute, '');
    else if (value !== undefined && value !== false) created.setAttribute(attribute, value);
  }
  created.append(...children);
  return created;
}
