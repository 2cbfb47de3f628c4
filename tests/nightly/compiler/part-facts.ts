import { createElement, type ComponentType } from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { ComponentFacts } from '../../../site/reference/part-facts.ts';
import { createMarker, showSituation } from './rendered-parts.ts';
import type { Props, Situation } from './situations/situation.ts';
import { getSituations } from './situations/situations.ts';

/** What to look for: the parts of one component, and the class names that themes could reach. */
export interface AskedParts {
  name: string;
  product: string;
  slots: string[];
  /** The rules that its prop `classes` takes. */
  rules: Readonly<Record<string, string>>;
  /** Class name → name of the component in a theme, and the rule there. */
  themed: Readonly<Record<string, readonly [theme: string, rule: string]>>;
}

export interface FoundParts extends Omit<ComponentFacts, 'unseen'> {
  /** Class names that the theme reaches. */
  themed: string[];
}

/** The class that is given to a slot, and the one to a rule of `classes`. */
const SLOT = 'probe-slot-';
const RULE = 'probe-rule-';

/** A property that only a theme's style overrides set. It is registered, since others are inherited. */
const getProperty = (className: string) => `--probe-${className}`;

/** The same for `sx`, of a slot or of the component itself. */
const getSxProperty = (slot = '') => `--probe-sx-${slot}`;

interface Sightings {
  /** Classes of the elements that `sx` reaches. */
  roots: Set<string>;
  styled: Set<string>;
  /** Slot → classes that all its elements have. */
  slots: Map<string, string[]>;
  /** Class → slots whose elements have it; an empty name stands for none. */
  owners: Map<string, Set<string>>;
  rules: Set<string>;
  themed: Set<string>;
}

/**
 * Finds out how the parts of a component are reached: renders it in all its situations with a class in each slot and in each
 * rule, below a theme that overrides every part of every component. Runs in a browser.
 */
export async function findParts(asked: AskedParts, Playground: ComponentType<Props>): Promise<FoundParts> {
  const situations = getSituations(asked.name, asked.product);
  const given = createSightings();
  const theme = createProbingTheme(asked.themed);
  const Themed = (props: Props) => createElement(ThemeProvider, { theme }, createElement(Playground, props));
  for (const situation of situations)
    await showSituation(Themed, { ...situation, props: withProbes(asked, situation) }, () => note(asked, given));
  // A slot that no `slotProps` reaches, such as an icon, gets its class also when it is replaced.
  const replaced = createSightings();
  const left = asked.slots.filter((slot) => !given.slots.has(slot));
  const isIcon = (slot: string) => slot.endsWith('Icon');
  for (const situation of situations)
    // A component may not be able to go on without what is replaced: the icons are not lost with the others.
    for (const some of [left.filter(isIcon), left.filter((slot) => !isIcon(slot))]) {
      const slots = Object.fromEntries(some.map((slot) => [slot, createMarker(() => SLOT + slot)]));
      const props = { ...situation.props, sx: { [register(getSxProperty())]: '1' }, slots };
      await showSituation(Playground, { ...situation, props }, () => note(asked, replaced));
    }
  const { rules, themed, styled } = given;
  const isReached = (slot: string) => given.slots.has(slot);
  return {
    root: pickClass(asked, [...replaced.roots]) ?? (replaced.roots.has('') ? '' : null),
    classed: asked.slots.filter(isReached),
    styled: asked.slots.filter((slot) => isReached(slot) && styled.has(slot)),
    slots: { ...nameSlots(asked, replaced), ...nameSlots(asked, given) },
    rules: Object.keys(asked.rules).filter((rule) => rules.has(rule)),
    themed: [...themed].sort(),
  };
}

const createSightings = (): Sightings => ({
  roots: new Set(),
  styled: new Set(),
  slots: new Map(),
  owners: new Map(),
  rules: new Set(),
  themed: new Set(),
});

/** The props of a situation, with a class for each slot and each rule. */
function withProbes({ slots, rules }: AskedParts, { props = {} }: Situation): Props {
  const given = props.slotProps as Record<string, Props> | undefined;
  const probed = slots.map((slot) => {
    const sx = { [register(getSxProperty(slot))]: '1' };
    return [slot, { ...given?.[slot], className: SLOT + slot, sx }];
  });
  return {
    ...props,
    ...(slots.length > 0 && { slotProps: { ...given, ...Object.fromEntries(probed) } }),
    ...(Object.keys(rules).length > 0 && {
      classes: Object.fromEntries(Object.keys(rules).map((rule) => [rule, RULE + rule])),
    }),
  };
}

function createProbingTheme(themed: AskedParts['themed']) {
  const components: Record<string, { styleOverrides: Record<string, Props> }> = {};
  for (const [className, [theme, rule]] of Object.entries(themed))
    (components[theme] ??= { styleOverrides: {} }).styleOverrides[rule] = { [register(getProperty(className))]: '1' };
  return createTheme({ components });
}

const registered = new Set<string>();

/** Makes a custom property one that is not inherited. */
function register(name: string): string {
  if (!registered.has(name)) CSS.registerProperty({ name, syntax: '*', inherits: false });
  registered.add(name);
  return name;
}

/** Notes what the elements on the page show of the probes. */
function note({ themed, rules }: AskedParts, seen: Sightings): void {
  for (const element of document.querySelectorAll('[class]')) {
    const names = [...element.classList];
    const own = names.filter((name) => name.startsWith('Mui') && !name.startsWith('Mui-'));
    const style = getComputedStyle(element);
    const has = (property: string) => style.getPropertyValue(property) !== '';
    const slot = names.find((name) => name.startsWith(SLOT))?.slice(SLOT.length);
    for (const name of own) {
      const owners = seen.owners.get(name) ?? new Set();
      seen.owners.set(name, owners.add(slot ?? ''));
      if (name in themed && has(getProperty(name))) seen.themed.add(name);
    }
    if (has(getSxProperty())) for (const name of own.length > 0 ? own : ['']) seen.roots.add(name);
    if (slot !== undefined && has(getSxProperty(slot))) seen.styled.add(slot);
    if (slot !== undefined)
      seen.slots.set(
        slot,
        (seen.slots.get(slot) ?? own).filter((name) => own.includes(name)),
      );
    for (const [rule, className] of Object.entries(rules))
      if (names.includes(RULE + rule) && names.includes(className)) seen.rules.add(rule);
  }
}

/** The class by which the elements of each slot are known: they have it, and no other element does. */
function nameSlots(asked: AskedParts, { slots: seen, owners }: Sightings): Record<string, string> {
  return Object.fromEntries(
    asked.slots.flatMap((slot) => {
      // One of the slot's own name may also be on what stands in for it, such as skeletons.
      const alone = seen.get(slot)?.filter((name) => owners.get(name)?.size === 1 || name.endsWith(`-${slot}`)) ?? [];
      const className = pickClass(asked, alone, slot);
      return className === null ? [] : [[slot, className]];
    }),
  );
}

/** The name of a part comes before those of its states and of what it is made of. */
function pickClass({ themed }: AskedParts, names: readonly string[], slot = 'root'): string | null {
  const isNamed = (name: string) => name in themed || name.endsWith(`-${slot}`);
  const rank = (name: string) =>
    Number(name.includes('--')) * 4 + Number(!isNamed(name)) * 2 + Number(!(name in themed));
  const parts = names.filter((name) => isNamed(name) || name.endsWith('-root'));
  return parts.sort((a, b) => rank(a) - rank(b) || a.length - b.length || (a < b ? -1 : 1))[0] ?? null;
}
