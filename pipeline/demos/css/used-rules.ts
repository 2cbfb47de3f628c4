import { selectorSpecificity } from '@csstools/selector-specificity';
import selectorParser from 'postcss-selector-parser';
import { compile, middleware, serialize, stringify, type Element, type Middleware } from 'stylis';

/** Rules that show both palettes (`merge-palettes.ts`). */
const BOTH_PALETTES = /light-dark\(|data-mode/;

/**
 * The rules that the HTML of a page's demos needs. Components bring rules for all that they can become (a column that is
 * dragged, a row that is selected); a demo that comes to life brings them again, with a style sheet of its own.
 *
 * - That sheet stands before these rules. So a rule that the HTML does not need stays where an earlier one of the same
 *   specificity sets the same property: alone, the earlier one would win over the living copy of the later.
 * - It has the classes of one palette. An element that is hydrated keeps the class of the HTML, which stands for both, so
 *   the rules of such a class stay; a picture (`pictures.ts`) is replaced, with its classes.
 *
 * @param styles Class and its rules, in the order in which the living demos insert them.
 * @param html The demos, one by one.
 */
export function usedRules(
  styles: Iterable<readonly [className: string, css: string]>,
  html: readonly string[],
): string {
  const classes = classesOf(html);
  const hydrated = classesOf(html.filter((demo) => !demo.includes(' data-picture')));
  const decided = new Set<string>();
  const rules = [...styles].map(([className, css]) => {
    const isWhole = hydrated.has(className) && BOTH_PALETTES.test(css);
    const leaveOut: Middleware = (element) => {
      if (element.type !== 'rule' || !Array.isArray(element.props) || !Array.isArray(element.children)) return;
      if (element.root?.type === '@keyframes') return;
      const declarations = element.children.filter(({ type }) => type === 'decl');
      const decisionsOf = (selector: string) => declarations.map((declaration) => decisionOf(selector, declaration));
      element.props = element.props.filter(
        (selector) =>
          isWhole || canMatch(selector, classes) || decisionsOf(selector).some((decision) => decided.has(decision)),
      );
      for (const decision of element.props.flatMap(decisionsOf)) decided.add(decision);
      if (element.props.length === 0) element.children = [];
    };
    return serialize(compile(css), middleware([leaveOut, stringify]));
  });
  return withoutUnusedKeyframes(rules.join(''));
}

function classesOf(html: readonly string[]): Set<string> {
  return new Set(
    html.flatMap((text) => [...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))),
  );
}

/** Whether the HTML has all classes of a selector; what stands in `:not()` and the like counts for nothing. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  return factsOf(selector).classes.every((name) => classes.has(name));
}

/**
 * What a declaration decides. Of two with the same decision, the later one wins.
 *
 * @returns Pseudo-element, specificity, importance and property, or the shorthand that sets it.
 */
function decisionOf(selector: string, { props, children }: Element): string {
  const { pseudoElement, specificity } = factsOf(selector);
  const importance = (children as string).includes('!important') ? '!' : '';
  return `${pseudoElement} ${specificity} ${importance}${shorthandOf(String(props))}`;
}

/** What is asked of a selector. */
interface SelectorFacts {
  /** The classes that an element and those around it have, by their names without escapes. */
  classes: readonly string[];
  pseudoElement: string;
  specificity: string;
}

/** The pages share most of their selectors. */
const FACTS = new Map<string, SelectorFacts>();

function factsOf(selector: string): SelectorFacts {
  const known = FACTS.get(selector);
  if (known) return known;
  const parsed = selectorParser().astSync(selector).first;
  const { a, b, c } = selectorSpecificity(parsed);
  const facts = {
    classes: parsed.nodes.filter(selectorParser.isClassName).map(({ value }) => value),
    pseudoElement: parsed.nodes
      .filter(selectorParser.isPseudoElement)
      .map(({ value }) => value.replace('::', ':'))
      .join(''),
    specificity: [a, b, c].join(),
  };
  FACTS.set(selector, facts);
  return facts;
}

/** Families of properties that set each other. */
const FAMILIES: readonly [name: string, members: RegExp][] = [
  ['inset', /^(?:inset|top|right|bottom|left)\b/],
  ['font', /^(?:font|line-height)\b/],
  ['gap', /gap$/],
  ['size', /^(?:width|height|inline-size|block-size)$/],
  ['place', /^(?:place|align|justify)-/],
  [
    '',
    /^(?:animation|background|border|column|columns|flex|grid|list-style|margin|mask|outline|overflow|padding|scroll|text-decoration|transition)\b/,
  ],
];

function shorthandOf(property: string): string {
  if (property.startsWith('--')) return property;
  const standard = property.replace(/^-\w+-/, '');
  for (const [name, members] of FAMILIES) {
    const member = members.exec(standard)?.[0];
    if (member !== undefined) return name || member;
  }
  return standard;
}

/** CSS without the animations that no rule names. */
function withoutUnusedKeyframes(css: string): string {
  const elements = compile(css);
  const named = serialize(
    elements.filter(({ type }) => type !== '@keyframes'),
    stringify,
  );
  return serialize(
    elements.filter(({ type, props }) => type !== '@keyframes' || named.includes(String(props))),
    stringify,
  );
}
