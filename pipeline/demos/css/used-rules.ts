import { selectorSpecificity } from '@csstools/selector-specificity';
import selectorParser from 'postcss-selector-parser';
import { compile, serialize, stringify, type Element } from 'stylis';
import { simplifyPictures, walkRules, type ClassRules } from './picture-rules.ts';
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
    const elements = compile(css);
    walkRules(elements, (rule) => {
      const declarations = rule.children.filter(({ type }) => type === 'decl');
      const listDecisions = (selector: string) => declarations.map((declaration) => toDecision(selector, declaration));
      rule.props = rule.props.filter(
        (selector) =>
          isWhole || canMatch(selector, classes) || (isLive && listDecisions(selector).some((one) => decided.has(one))),
      );
      if (isLive) for (const decision of rule.props.flatMap(listDecisions)) decided.add(decision);
    });
    return { elements, isLive };
  });
  simplifyPictures(rules, html);
  return writeRules(rules.flatMap(({ elements }) => elements));
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

/** Writes rules, without keyframes that no other one names. */
function writeRules(elements: readonly Element[]): string {
  const written = elements.map(({ type, props }, at) => ({
    keyframes: type === '@keyframes' ? String(props) : null,
    css: serialize(elements.slice(at, at + 1), stringify),
  }));
  const named = written.map(({ keyframes, css }) => (keyframes === null ? css : '')).join('');
  return written.map(({ keyframes, css }) => (keyframes === null || named.includes(keyframes) ? css : '')).join('');
}
