import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { compile, middleware, serialize, stringify, type Element, type Middleware } from 'stylis';

/**
 * A CommonJS package with a default export, which Node and bundlers unwrap differently; `require` is the same
 * everywhere.
 */
const { default: rtlPlugin } = createRequire(import.meta.url)('stylis-plugin-rtl') as { default: Middleware };

/** Physical properties and their logical equivalents, which follow the text direction. */
const LOGICAL_PROPERTY: Record<string, string> = {
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-left-color': 'border-inline-start-color',
  'border-right-color': 'border-inline-end-color',
  'border-left-width': 'border-inline-start-width',
  'border-right-width': 'border-inline-end-width',
  'border-left-style': 'border-inline-start-style',
  'border-right-style': 'border-inline-end-style',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
};

/** What `toLogical` has returned, by CSS: demos share most of their rules. */
const LOGICAL = new LRUCache<string, string>({ max: 5000 });

/**
 * Makes CSS work in both directions, for the server HTML of a demo. A live demo uses Emotion with `stylis-plugin-rtl`;
 * whatever that plugin mirrors gets a logical property here, or one rule per direction if there is none (`translateX`,
 * four-value margins).
 */
export function toLogical(css: string): string {
  const known = LOGICAL.get(css) ?? writeLogical(css);
  LOGICAL.set(css, known);
  return known;
}

function writeLogical(css: string): string {
  const mirrored = new Map<Element, [ltr: string, rtl: string][]>();
  const split: Middleware = (element) => {
    if (element.type !== 'rule' || !Array.isArray(element.children)) return;
    const pairs = element.children.flatMap((child) => splitDeclaration(child));
    if (pairs.length > 0) mirrored.set(element, pairs);
  };
  const emit: Middleware = (element) => {
    const pairs = mirrored.get(element);
    if (!pairs || !Array.isArray(element.props)) return;
    return (['ltr', 'rtl'] as const)
      .map((direction, index) => {
        const selectors = [element.props].flat().map((selector) => `:where([dir=${direction}]) ${selector}`);
        return `${selectors.join(',')}{${pairs.map((pair) => pair[index]).join('')}}`;
      })
      .join('');
  };
  return serialize(compile(css), middleware([split, stringify, emit]));
}

/**
 * Replaces a declaration by its logical equivalent. One without is removed from its rule and returned for both
 * directions.
 */
function splitDeclaration(element: Element): [ltr: string, rtl: string][] {
  if (element.type !== 'decl') return [];
  const property = String(element.props);
  // The children of a declaration are its value, as a string.
  const value = element.children as string;
  if (UNDIRECTED.test(property)) return [];
  const twin = Object.hasOwn(LOGICAL_PROPERTY, property) ? LOGICAL_PROPERTY[property] : undefined;
  if (twin !== undefined) {
    element.return = `${twin}:${value};`;
    return [];
  }
  if (property === 'text-align' && /^(?:left|right)$/.test(value)) {
    element.return = `text-align:${value === 'left' ? 'start' : 'end'};`;
    return [];
  }
  const declaration = `${property}:${value};`;
  const rtl = mirror(declaration);
  if (rtl === declaration) return [];
  element.return = ' ';
  return [[declaration, rtl]];
}

/**
 * Properties that are the same in both directions: text, custom properties, and `direction` itself. The packages mark
 * that with `@noflip`, a comment that Emotion has removed by now: dates are written from left to right everywhere.
 */
const UNDIRECTED = /^(?:--|content$|direction$)/;

const MIRRORED = new Map<string, string>();

/** A declaration as a live demo has it in right-to-left text. */
function mirror(declaration: string): string {
  const known = MIRRORED.get(declaration);
  if (known !== undefined) return known;
  const rule = serialize(compile(`a{${declaration}}`), middleware([rtlPlugin, stringify]));
  const result = rule.slice(rule.indexOf('{') + 1, rule.lastIndexOf('}'));
  MIRRORED.set(declaration, result);
  return result;
}
