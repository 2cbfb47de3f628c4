import { need } from '../../../site/kit/need.ts';
import type { Problem } from '../../kit/problems.ts';
import { getShorthand } from './shorthands.ts';

/** HTML of a demo in one palette, with the CSS of its classes. */
interface Rendered {
  html: string;
  styles: [className: string, css: string][];
}

/** HTML and rules that show both palettes through `light-dark()`. */
export interface Merged {
  html: string;
  /** Class name → its rules. */
  styles: Map<string, string>;
}

const COLOR = /#[0-9a-f]{3,8}\b|(?:rgba?|hsla?)\([^()]*\)|color-mix\((?:[^()]|\([^()]*\))*\)|\btransparent\b/gi;

/**
 * Merges the light and the dark rendering of a demo.
 *
 * Both have the same elements; their Emotion classes differ where a colour does. The HTML keeps the light classes, and
 * their rules get `light-dark(light, dark)` for each differing colour. A rule that differs in more than colours is
 * emitted again for dark, under the mode's selectors.
 *
 * @returns A problem instead, if the two renderings have different elements.
 */
export function mergePalettes(light: Rendered, dark: Rendered): Merged | Pick<Problem, 'message' | 'remedy'> {
  const lightTags = light.html.split(/(<[^>]+>)/);
  const darkTags = dark.html.split(/(<[^>]+>)/);
  if (elementNames(lightTags).join() !== elementNames(darkTags).join()) {
    return {
      message: 'The demo renders other elements in the dark palette than in the light one.',
      remedy: 'Style by palette, do not render by it.',
    };
  }
  const lightCss = new Map(light.styles);
  const darkCss = new Map(dark.styles);
  const pairs = new Map<string, string>();
  const pairedClass = (lightClass: string, darkClass: string): string => {
    const known = pairs.get(lightClass);
    const name = known === undefined || known === darkClass ? lightClass : `${lightClass}-${darkClass}`;
    pairs.set(name, darkClass);
    return name;
  };
  const html = lightTags
    .map((tag, index) => mergeTag(tag, darkTags[index] ?? tag, (name) => lightCss.has(name), pairedClass))
    .join('');
  const styles = new Map<string, string>();
  for (const [name, darkClass] of pairs) {
    const lightClass = lightCss.has(name) ? name : name.slice(0, -darkClass.length - 1);
    styles.set(
      name,
      mergeRules(
        rename(need(lightCss, lightClass), lightClass, name),
        rename(need(darkCss, darkClass), darkClass, name),
      ),
    );
  }
  return { html, styles: inInsertionOrder(styles, light.styles) };
}

function mergeTag(
  light: string,
  dark: string,
  isStyled: (className: string) => boolean,
  pairedClass: (light: string, dark: string) => string,
): string {
  const withClasses = light.replace(/class="([^"]*)"/, (attribute, list: string) => {
    const darkList = (/class="([^"]*)"/.exec(dark)?.[1] ?? '').split(' ');
    const merged = list.split(' ').map((name, at) => (isStyled(name) ? pairedClass(name, darkList[at] ?? name) : name));
    return `class="${merged.join(' ')}"`;
  });
  if (light === dark) return withClasses;
  const darkColors = dark.match(COLOR) ?? [];
  if (!light.startsWith('<') || (light.match(COLOR) ?? []).length !== darkColors.length) return withClasses;
  let at = 0;
  return withClasses.replace(COLOR, (color) => lightDark(color, darkColors[at++] ?? color));
}

/** Merges the rules of a class, one by one if both palettes have the same rules. */
function mergeRules(light: string, dark: string): string {
  if (light === dark) return light;
  const [lightBlocks, darkBlocks] = [splitBlocks(light), splitBlocks(dark)];
  if (lightBlocks.map(({ head }) => head).join('}') !== darkBlocks.map(({ head }) => head).join('}')) {
    return inMode('light', light) + inMode('dark', dark);
  }
  return lightBlocks
    .map(({ head, body }, at) => {
      const other = darkBlocks[at]?.body ?? body;
      return head.startsWith('@')
        ? `${head}{${mergeRules(body, other)}}`
        : mergeRule(`${head}{${body}}`, `${head}{${other}}`);
    })
    .join('');
}

/** Braces, and strings, which may contain some. */
const BRACES = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}]/g;

/** Splits CSS into its rules and at-rules, each as head and body. */
function splitBlocks(css: string): { head: string; body: string }[] {
  const blocks: { head: string; body: string }[] = [];
  let [depth, start, open] = [0, 0, 0];
  for (const { 0: brace, index } of css.matchAll(BRACES)) {
    if (brace === '{' && depth++ === 0) open = index;
    if (brace === '}' && --depth === 0) {
      blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return blocks;
}

function mergeRule(light: string, dark: string): string {
  if (light === dark) return light;
  const lightParts = light.split(/([{};])/);
  const darkParts = dark.split(/([{};])/);
  if (lightParts.length !== darkParts.length) return inMode('light', light) + inMode('dark', dark);
  const overridden = new Set<string>();
  const merged = lightParts.map((part, index) => {
    const other = darkParts[index] ?? part;
    if (part === other) return part;
    const colors = part.match(COLOR) ?? [];
    const otherColors = other.match(COLOR) ?? [];
    if (colors.length !== otherColors.length || part.replace(COLOR, '') !== other.replace(COLOR, '')) {
      overridden.add(toShorthand(part));
      return part;
    }
    let at = 0;
    return part.replace(COLOR, (color) => lightDark(color, otherColors[at++] ?? color));
  });
  if (overridden.size === 0) return merged.join('');
  const declarations = darkParts.slice(2).filter((part) => overridden.has(toShorthand(part)));
  return `${merged.join('')}${inMode('dark', `${darkParts[0] ?? ''}{${declarations.join(';')}}`)}`;
}

/** The shorthand of a declaration, as text. */
function toShorthand(declaration: string): string {
  return getShorthand(declaration.slice(0, declaration.indexOf(':')));
}

/** Scopes rules to a colour mode: the chosen one, else the system's. Paper is light, as `print.css` says. */
function inMode(mode: 'light' | 'dark', css: string): string {
  const chosen = `:where(html[data-mode=${mode}]){${css}}`;
  const system = `@media (prefers-color-scheme:${mode}){:where(html:not([data-mode])){${css}}}`;
  const onScreen = `@media screen{${system}${chosen}}`;
  return mode === 'dark' ? onScreen : `@media print{${css}}${onScreen}`;
}

/** Opening and closing tags, without attributes. */
function elementNames(tags: readonly string[]): string[] {
  return tags.flatMap((tag) => /^<\/?[\w-]+/.exec(tag)?.[0] ?? []);
}

function lightDark(light: string, dark: string): string {
  return light === dark ? light : `light-dark(${light},${dark})`;
}

function rename(css: string, from: string, to: string): string {
  return from === to ? css : css.replaceAll(`.${from}`, `.${to}`);
}

function inInsertionOrder(styles: Map<string, string>, order: readonly [string, string][]): Map<string, string> {
  const position = new Map(order.map(([name], index) => [name, index]));
  const rank = (name: string) => position.get(name) ?? order.length;
  return new Map([...styles].sort(([a], [b]) => rank(a) - rank(b)));
}
