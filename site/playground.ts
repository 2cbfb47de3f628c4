import type { CodeVariant } from './preferences.ts';
import type { ProductId } from './products.ts';

/** The playgrounds of the reference, as `content/reference-playgrounds.ts` says them. */
export interface PlaygroundCatalog {
  playgrounds: Readonly<Partial<Record<ProductId, readonly Playground[]>>>;
  /** Components that cannot stand alone, by the component of the same library whose playground shows them. */
  parts: Readonly<Partial<Record<ProductId, Readonly<Record<string, string>>>>>;
}

/** What a component begins with in its playground. Expressions, lines and tags are source text in TypeScript. */
export interface Playground extends PlaygroundElement {
  imports: readonly string[];
  /** What stands between the imports and the component. */
  data?: string;
  /** Height of the stage in CSS pixels. */
  height: number;
  /** Controls of what is no prop itself: `slotProps.textField.size`. */
  more?: readonly PlaygroundControl[];
}

/** The element that a playground shows. */
export interface PlaygroundElement {
  component: string;
  /** Prop → expression. */
  props: Readonly<Record<string, string>>;
  children?: string;
  /** Opening tag of what stands around it. */
  within?: string;
}

/** What a playground needs in the browser: one JSON file a component. */
export interface PlaygroundFile {
  element: PlaygroundElement;
  /** All that stands above the component, by variant. */
  head: Record<CodeVariant, string>;
  controls: PlaygroundControl[];
}

export const PLAYGROUND_GROUPS = [
  'main',
  'look',
  'rows',
  'columns',
  'items',
  'dates',
  'axes',
  'selection',
  'editing',
  'filter',
  'loading',
  'more',
] as const;
export type PlaygroundGroup = (typeof PLAYGROUND_GROUPS)[number];

export type PlaygroundValue = string | number | boolean;

/** Prop → value: what differs from the start. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

/** How a prop is changed. */
export interface PlaygroundControl {
  /** Name of the prop; with dots for what is inside of it. */
  name: string;
  group: PlaygroundGroup;
  /**
   * `list`: words, whose value is the list of them. `spacing`: a margin for `sx`. `call`: a function that the component
   * calls, which has no value.
   */
  kind: 'boolean' | 'choice' | 'list' | 'number' | 'text' | 'date' | 'datetime' | 'spacing' | 'call';
  /** Of a choice or a list. */
  options?: PlaygroundValue[];
  /** What it is without the reader; null where that is not one value. */
  start: PlaygroundValue | null;
}

/** Longest text that a reader can give a prop, and the largest number. */
const MAX_TEXT = 100;
const MAX_NUMBER = 10_000;

/** Name of the demo that a playground is. */
export function playgroundName(component: string): string {
  return `${component}Playground`;
}

/** The value that a text says for a control; null for none that the control has. */
export function parseValue({ kind, options = [] }: PlaygroundControl, text: string): PlaygroundValue | null {
  switch (kind) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'choice':
    case 'list':
      return options.find((option) => String(option) === text) ?? null;
    case 'number':
    case 'spacing':
      return text.trim() !== '' && Math.abs(Number(text)) <= MAX_NUMBER ? Number(text) : null;
    case 'text':
      return text !== '' && text.length <= MAX_TEXT ? text : null;
    case 'date':
      return isDate(text, /^\d{4}-\d\d-\d\d$/) ? text : null;
    case 'datetime':
      return isDate(text, /^\d{4}-\d\d-\d\dT\d\d:\d\d$/) ? text : null;
    case 'call':
      return null;
  }
}

function isDate(text: string, pattern: RegExp): boolean {
  return pattern.test(text) && !Number.isNaN(Date.parse(text));
}

/** The values that an address carries: those of known controls, in their form, that differ from the start. */
export function readValues(
  controls: readonly PlaygroundControl[],
  texts: ReadonlyMap<string, string>,
): PlaygroundValues {
  return Object.fromEntries(
    controls.flatMap((control) => {
      const value = parseValue(control, texts.get(control.name) ?? '');
      return value === null || value === control.start ? [] : [[control.name, value]];
    }),
  );
}

/** What a component gets for the values, where dates are made by `toDate`: what is inside of a prop stands in an object. */
export function propsOf(
  controls: readonly PlaygroundControl[],
  values: PlaygroundValues,
  toDate: (text: string) => unknown,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const control of controls) {
    const value = values[control.name];
    if (value === undefined) continue;
    const [name = '', ...path] = control.name.split('.');
    props[name] = placed(props[name], path, propValue(control, value, toDate));
  }
  return props;
}

/** An object, or none yet, with a value behind a path. */
function placed(object: unknown, [name, ...path]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const known = isRecord(object) ? object : {};
  return { ...known, [name]: placed(known[name], path, value) };
}

function propValue({ kind }: PlaygroundControl, value: PlaygroundValue, toDate: (text: string) => unknown): unknown {
  if (kind === 'list') return String(value).split(' ').filter(Boolean);
  if (kind === 'spacing') return { m: value };
  return kind === 'date' || kind === 'datetime' ? toDate(String(value)) : value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
