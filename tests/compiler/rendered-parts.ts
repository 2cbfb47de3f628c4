import { Component, createElement, isValidElement, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { situationsOf } from './situations.ts';

type Props = Record<string, unknown>;

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
 * Renders a component in all its situations: as it is, with markers in all slots, and with a marker in each slot that is
 * left, because what a marker replaces may contain a slot. Runs in a browser: components that measure themselves render
 * little elsewhere.
 */
export async function findUnseen(component: string, Playground: ComponentType<Props>, all: Unseen): Promise<Unseen> {
  const called = new Set<string>();
  const seen = new Set<string>();
  const left = () => all.slots.filter((name) => !called.has(name));
  const situations = situationsOf(component);
  for (const props of situations) {
    await show([mount(Playground, props, [], called)], () => noteClasses(seen));
    await show([mount(Playground, props, left(), called)]);
  }
  for (const props of situations) await show(left().map((name) => mount(Playground, props, [name], called)));
  return { slots: left(), classes: all.classes.filter((name) => !seen.has(name)) };
}

/** Lets what was mounted settle, and removes it again. */
async function show(roots: readonly Root[], look?: () => void): Promise<void> {
  for (let frame = 0; roots.length > 0 && frame < FRAMES; frame += 1) await new Promise(requestAnimationFrame);
  look?.();
  for (const root of roots) root.unmount();
  document.body.replaceChildren();
}

function noteClasses(seen: Set<string>): void {
  for (const element of document.querySelectorAll('[class]')) for (const name of element.classList) seen.add(name);
}

function mount(Playground: ComponentType<Props>, props: Props, marked: readonly string[], called: Set<string>): Root {
  const container = document.createElement('div');
  document.body.append(container);
  const slots = Object.fromEntries(marked.map((name) => [name, markerOf(name, called)]));
  const root = createRoot(container);
  const element = createElement(Playground, { ...props, slots });
  flushSync(() => root.render(createElement(Boundary, null, element)));
  return root;
}

/** A component that notes that it is rendered, and renders what it is given. */
function markerOf(name: string, called: Set<string>): ComponentType<Props> {
  return ({ children, ref, ...others }) => {
    called.add(name);
    const inside = typeof children === 'function' ? (children as (given: Props) => ReactNode)({}) : children;
    const elements = Object.values(others).filter((value) => isValidElement(value));
    return createElement('div', { ref: ref as never }, inside as ReactNode, ...elements);
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
