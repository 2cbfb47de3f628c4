import type { CodeVariant } from '../preferences.ts';
import type { ProductId } from '../products.ts';
import type { PropGroup } from '../prop-groups.ts';
import { isRecord } from '../kit/need.ts';

/** The playgrounds of the reference, configured in `content/reference-playgrounds.ts`. */
export interface PlaygroundCatalog {
  playgrounds: Readonly<Partial<Record<ProductId, readonly Playground[]>>>;
  /** Components that cannot be rendered alone → component of the same library whose playground shows them. */
  parts: Readonly<Partial<Record<ProductId, Readonly<Record<string, string>>>>>;
}

/** Starting point of a component's playground. Expressions, lines and tags are TypeScript source text. */
export interface Playground extends PlaygroundElement {
  imports: readonly string[];
  /** Code between the imports and the component. */
  data?: string;
  /** Height of the stage in CSS pixels. */
  height: number;
  /** Controls for values that are not props themselves: `slotProps.textField.size`. */
  more?: readonly PlaygroundControl[];
}

export interface PlaygroundElement {
  component: string;
  /** Prop → expression. */
  props: Readonly<Record<string, string>>;
  children?: string;
  /** Opening tag of a wrapper. */
  within?: string;
}

/** What a playground needs in the browser: one JSON file per component. */
export interface PlaygroundFile {
  element: PlaygroundElement;
  /** Everything above the component, by variant. */
  head: Record<CodeVariant, string>;
  controls: PlaygroundControl[];
}

export type PlaygroundValue = string | number | boolean;

/** Prop → value, where it differs from the starting point. */
export type PlaygroundValues = Readonly<Record<string, PlaygroundValue>>;

export interface PlaygroundControl {
  /** Name of the prop; a dotted path for nested values. */
  name: string;
  group: PropGroup;
  /**
   * `list`: words, whose value is the array of them. `spacing`: a margin for `sx`. `call`: a callback, without a value.
   */
  kind: 'boolean' | 'choice' | 'list' | 'number' | 'text' | 'date' | 'datetime' | 'spacing' | 'call';
  /** Options of a choice or a list. */
  options?: PlaygroundValue[];
  /** Initial value; null if it is not a single value. */
  start: PlaygroundValue | null;
}

/** Longest text that a reader can enter for a prop, and the largest number. */
const MAX_TEXT = 100;
const MAX_NUMBER = 10_000;

export function playgroundName(component: string): string {
  return `${component}Playground`;
}

/** Parses a control's value; null if the control does not offer it. */
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

/** The values in a URL: valid ones of known controls that differ from the starting point. */
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

/** Props for the values; `toDate` creates dates, and nested values become objects. */
export function toProps(
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

/** Sets a value at a path of an object, which may not exist yet. */
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
