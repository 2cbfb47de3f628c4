import { Component, createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Props, Situation } from './situations/situation.ts';
import { getSituations } from './situations/situations.ts';

/** Frames in which a component measures itself and renders again. */
const FRAMES = 4;

/** What a component has in none of its situations. */
export interface Unseen {
  /** Slots whose marker was not rendered. */
  slots: string[];
  /** Class names that no element had. */
  classes: string[];
}

/**
 * Renders a component in all its situations, as it is and with markers in its slots. Runs in a browser: components that
 * measure themselves render little elsewhere.
 */
export async function findUnseen(
  { name, product }: { name: string; product: string },
  Playground: ComponentType<Props>,
  all: Unseen,
): Promise<Unseen> {
  const called = new Set<string>();
  const seen = new Set<string>();
  const left = () => all.slots.filter((name) => !called.has(name));
  const situations = getSituations(name, product);
  for (const situation of situations) {
    await show(Playground, situation, [], called, seen);
    // What a marker replaces may contain slots: those that were rendered are left as they are, until no more are found.
    for (let before = Infinity; left().length < before;) {
      before = left().length;
      await show(Playground, situation, left(), called, seen);
    }
  }
  return { slots: left(), classes: all.classes.filter((name) => !seen.has(name)) };
}

/** Shows a component in a situation with some slots marked, and notes the classes on all elements. */
function show(
  Playground: ComponentType<Props>,
  { props = {}, ...situation }: Situation,
  marked: readonly string[],
  called: Set<string>,
  seen: Set<string>,
): Promise<void> {
  const slots = Object.fromEntries(marked.map((name) => [name, createMarker(() => called.add(name))]));
  return showSituation(Playground, { ...situation, props: { ...props, slots } }, () => noteClasses(seen));
}

/** Shows a component in a situation. @param look Looks at what is rendered at first, and after each step. */
export async function showSituation(
  Playground: ComponentType<Props>,
  { props = {}, steps = [] }: Situation,
  look: () => void,
): Promise<void> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const element = createElement(Playground, props);
  flushSync(() => root.render(createElement(Boundary, null, element)));
  for (const step of [undefined, ...steps]) {
    step?.(container);
    for (let frame = 0; frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
    look();
  }
  root.unmount();
  document.body.replaceChildren();
}

function noteClasses(seen: Set<string>): void {
  for (const element of document.querySelectorAll('[class]')) for (const name of element.classList) seen.add(name);
}

/** A component that renders what it is given. @param note Is told of each time, and may answer with a class. */
export function createMarker(note: () => unknown): ComponentType<Props> {
  return ({ children, ref, className, ...others }) => {
    const added = note();
    const inside = typeof children === 'function' ? (children as (given: Props) => ReactNode)({}) : children;
    const elements = Object.values(others).filter((value) => isValidElement(value));
    const names = typeof added === 'string' ? `${String(className)} ${added}` : undefined;
    return createElement('div', { ref: ref as never, className: names }, inside as ReactNode, ...elements);
  };
}

/** A component may not be able to go on without what a marker replaces. */
class Boundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
