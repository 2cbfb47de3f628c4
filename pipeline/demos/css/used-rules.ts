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

/** Parts of a selector; brackets that belong to a name are escaped. */
const ATTRIBUTE = /(?<!\\)\[(?:\\.|[^\]\\])*\]/g;
const ARGUMENTS = /(?<!\\)\((?:\\.|[^()\\])*\)/g;

/** Changes a text again and again, as brackets in brackets need it. */
function untilNothingChanges(text: string, change: (text: string) => string): string {
  const changed = change(text);
  return changed === text ? text : untilNothingChanges(changed, change);
}

/** Whether the HTML has all classes of a selector; what stands in `:not()` and the like counts for nothing. */
function canMatch(selector: string, classes: ReadonlySet<string>): boolean {
  // A character by its number: nobody writes that, and to leave the rule in is always right.
  if (/\\[\da-f]/i.test(selector)) return true;
  const plain = untilNothingChanges(selector.replace(ATTRIBUTE, ''), (text) => text.replace(ARGUMENTS, ''));
  return [...plain.matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\.)+)/g)].every(([, name = '']) =>
    classes.has(name.replaceAll('\\', '')),
  );
}

/**
 * What a declaration decides. Of two with the same decision, the later one wins.
 *
 * @returns Pseudo-element, specificity, importance and property, or the shorthand that sets it.
 */
function decisionOf(selector: string, { props, children }: Element): string {
  const pseudoElement = /::?(?:before|after|first-l\w+)\b|::[\w-]+/.exec(selector)?.[0].replace('::', ':') ?? '';
  const importance = (children as string).includes('!important') ? '!' : '';
  return `${pseudoElement} ${specificityOf(selector).join()} ${importance}${shorthandOf(String(props))}`;
}

/** Specificity of a selector: ids; classes, attributes and pseudo-classes; elements and pseudo-elements (Selectors 4, section 17). */
function specificityOf(selector: string): [ids: number, classes: number, elements: number] {
  let plain = untilNothingChanges(selector.replace(ATTRIBUTE, '.attribute').replace(/\\./g, '_'), (text) =>
    text.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, list: string) => {
      if (name === 'where') return '';
      if (!/^(?:not|is|has)$/.test(name)) return `:${name}`;
      return list.split(',').reduce((heaviest, other) => (isHeavier(other, heaviest) ? other : heaviest));
    }),
  );
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const elements = /::[\w-]+|:(?:before|after|first-l\w+)\b/g;
  const pseudoElements = count(elements);
  plain = plain.replace(elements, '');
  return [count(/#/g), count(/[.:](?:[\w-]|\\.)+/g), pseudoElements + count(/(?:^|[\s>+~])[a-z][\w-]*/gi)];
}

function isHeavier(selector: string, other: string): boolean {
  const [a, b] = [specificityOf(selector.trim()), specificityOf(other.trim())];
  const at = a.findIndex((count, index) => count !== b[index]);
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0);
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
