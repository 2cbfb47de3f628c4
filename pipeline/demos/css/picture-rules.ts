import type { Element } from 'stylis';

/** The rules of a class of Emotion. */
export interface ClassRules {
  elements: Element[];
  /** Whether elements of live demos have the class, too. */
  isLive: boolean;
}

/** A rule with its selectors and declarations. */
type Rule = Element & { props: string[]; children: Element[] };

/**
 * States that a picture has only while it is becoming live, at the sight of the pointer; and pseudo-elements that no
 * browser has which knows `light-dark()`.
 */
const UNSEEN = /:(?:hover|active)\b|::-moz-focus-inner|::-ms-/;

/** Drops what a picture needs no rules for: it does not answer the pointer, nothing in it moves. */
export function simplifyPictures(rules: readonly ClassRules[], html: readonly string[]): void {
  const pictures = rules.flatMap(({ elements, isLive }) => (isLive ? [] : elements));
  walkRules(pictures, (rule) => {
    rule.props = rule.props.filter((selector) => !UNSEEN.test(selector));
  });
  dropDeclarations(pictures, (property) => property === 'transition');
  const all = rules.flatMap(({ elements }) => elements);
  const readByHtml = html.flatMap(listRead);
  // Until all that are left are read.
  for (let isDone = false; !isDone;) {
    const read = new Set([...readByHtml, ...listValues(all).flatMap(listRead)]);
    isDone = dropDeclarations(pictures, (property) => property.startsWith('--') && !read.has(property)) === 0;
  }
}

/** Lists the custom properties that a text reads. */
function listRead(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Lists the values of all declarations. */
function listValues(elements: readonly Element[]): string[] {
  return elements.flatMap(({ children }) => (typeof children === 'string' ? children : listValues(children)));
}

/** @returns How many were dropped. */
function dropDeclarations(elements: readonly Element[], isNeedless: (property: string) => boolean): number {
  let dropped = 0;
  for (const element of elements) {
    if (!Array.isArray(element.children)) continue;
    const kept = element.children.filter(({ type, props }) => type !== 'decl' || !isNeedless(String(props)));
    dropped += element.children.length - kept.length + dropDeclarations(kept, isNeedless);
    element.children = kept;
  }
  return dropped;
}

/** Calls `change` for each rule, in order, but for the steps of keyframes. A rule without selectors is then empty. */
export function walkRules(elements: readonly Element[], change: (rule: Rule) => void): void {
  for (const element of elements) {
    if (isRule(element)) {
      change(element);
      if (element.props.length === 0) element.children = [];
    }
    if (element.type !== '@keyframes' && Array.isArray(element.children)) walkRules(element.children, change);
  }
}

function isRule(element: Element): element is Rule {
  return element.type === 'rule' && Array.isArray(element.props) && Array.isArray(element.children);
}
