import { selectorSpecificity } from '@csstools/selector-specificity';
import selectorParser from 'postcss-selector-parser';
import { compile, middleware, serialize, stringify, type Element, type Middleware } from 'stylis';
import { simplifyPictures, type ClassRules } from './picture-rules.ts';
import { getShorthand } from './shorthands.ts';

/** Marks rules that cover both palettes (`merge-palettes.ts`). */
const BOTH_PALETTES = /light-dark\(|data-mode/;

/**
 * Keeps the rules that the HTML of a page's demos needs. Components bring rules for all their states (a dragged column,
 * a selected row); a live demo inserts them all again, in a style sheet of its own.
 *
 * - A picture is replaced, and its classes are its own (`picture-classes.ts`): of their rules only those stay that it
 *   matches (`picture-rules.ts`).
 * - The live sheet precedes these rules. So an unused rule stays if an earlier one of the same specificity sets the
 *   same property: otherwise that earlier rule would override the live copy of the unused one.
 * - The live sheet has the classes of one palette. A hydrated element keeps the HTML's class, which covers both
 *   palettes, so such a class keeps all its rules.
 *
 * @param styles Class name → its rules, in the order in which live demos insert them.
 * @param html The demos, one by one.
 */
export function usedRules(
  styles: Iterable<readonly [className: string, css: string]>,
  html: readonly string[],
): string {
  const classes = listClasses(html);
  const hydrated = listClasses(html.filter((demo) => !demo.includes(' data-picture')));
  const decided = new Set<string>();
  const rules = [...styles].map(([className, css]): ClassRules => {
    const isLive = hydrated.has(className);
    const isWhole = isLive && BOTH_PALETTES.test(css);
    const leaveOut: Middleware = (element) => {
      if (element.type !== 'rule' || !Array.isArray(element.props) || !Array.isArray(element.children)) return;
      if (element.root?.type === '@keyframes') return;
      const declarations = element.children.filter(({ type }) => type === 'decl');
      const listDecisions = (selector: string) => declarations.map((declaration) => toDecision(selector, declaration));
      element.props = element.props.filter(
        (selector) =>
          isWhole || canMatch(selector, classes) || (isLive && listDecisions(selector).some((one) => decided.has(one))),
      );
      if (isLive) for (const decision of element.props.flatMap(listDecisions)) decided.add(decision);
      if (element.props.length === 0) element.children = [];
    };
    return { css: serialize(compile(css), middleware([leaveOut, stringify])), isLive };
  });
  return withoutUnusedKeyframes(simplifyPictures(rules, html).join(''));
}

function listClasses(html: readonly string[]): Set<string> {
  return new Set(
    html.flatMap((text) => [...text.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) => list.split(' '))),
  );
}

/** Whether the HTML has all classes of a selector; those inside `:not()` and the like are ignored. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  return getFacts(selector).classes.every((name) => classes.has(name));
}

/**
 * Key of what a declaration sets. Of two declarations with the same key, the later one wins.
 *
 * @returns Pseudo-element, specificity, importance, and the property or the shorthand that covers it.
 */
function toDecision(selector: string, { props, children }: Element): string {
  const { pseudoElement, specificity } = getFacts(selector);
  const importance = (children as string).includes('!important') ? '!' : '';
  return `${pseudoElement} ${specificity} ${importance}${getShorthand(String(props))}`;
}

/** Parsed facts about a selector. */
interface SelectorFacts {
  /** Classes of the element and its ancestors, unescaped. */
  classes: readonly string[];
  pseudoElement: string;
  specificity: string;
}

/** Cache: pages share most of their selectors. */
const FACTS = new Map<string, SelectorFacts>();

function getFacts(selector: string): SelectorFacts {
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

/** Drops keyframes that no rule names. */
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
