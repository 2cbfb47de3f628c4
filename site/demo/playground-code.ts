import {
  playgroundName,
  toProps,
  type PlaygroundControl,
  type PlaygroundElement,
  type PlaygroundValues,
} from './playground.ts';
import { literal } from './sandbox/literal.ts';

/** Longest line to keep unbroken. */
const LINE_WIDTH = 80;

/** Code of a playground: the element alone, and the whole file. */
export interface PlaygroundCode {
  element: string;
  whole: string;
}

/** @param head Everything above the component. */
export function playgroundCode(
  element: PlaygroundElement,
  head: string,
  controls: readonly PlaygroundControl[],
  values: PlaygroundValues,
): PlaygroundCode {
  const lines = elementLines(element, [...writeAttributes(element, controls, values)]);
  return { element: lines.join('\n'), whole: writeFile(element, head, '', lines) };
}

/** The module that runs in a playground: its component takes the reader's props, and `toDate` creates dates. */
export function playgroundModule(element: PlaygroundElement, head: string): string {
  const lines = elementLines(element, [...writeAttributes(element, [], {}), '{...props}']);
  const makesDates = /\bdayjs\b/.test(head) ? '\nexport const toDate = dayjs;\n' : '';
  return writeFile(element, head, 'props: object', lines) + makesDates;
}

function writeFile(
  { component }: PlaygroundElement,
  head: string,
  parameter: string,
  lines: readonly string[],
): string {
  const [only = ''] = lines;
  const returned = lines.length > 1 ? ['  return (', ...indented(indented(lines)), '  );'] : [`  return ${only};`];
  const start = `export default function ${playgroundName(component)}(${parameter}) {`;
  return [head, '', start, ...returned, '}', ''].join('\n');
}

/** Attributes in the order of the starting point, then those that the reader added. */
function writeAttributes(
  { props }: PlaygroundElement,
  controls: readonly PlaygroundControl[],
  values: PlaygroundValues,
): Iterable<string> {
  const attributes = new Map(Object.entries(props).map(([name, code]) => [name, attribute(name, code)]));
  const dates = controls.filter(({ kind }) => kind === 'date' || kind === 'datetime');
  for (const { name } of dates) {
    const value = values[name];
    if (value !== undefined) attributes.set(name, attribute(name, `dayjs('${value}')`));
  }
  const others = controls.filter((control) => !dates.includes(control));
  for (const [name, value] of Object.entries(toProps(others, values, String)))
    attributes.set(name, attribute(name, writeValue(value)));
  return attributes.values();
}

/** `label="Departure"`, `disabled`, `rowHeight={40}`. */
function attribute(name: string, code: string): string {
  if (code === 'true') return name;
  const text = /^'([^'"\\&{}<>]*)'$/.exec(code)?.[1];
  return text === undefined ? `${name}={${code}}` : `${name}="${text}"`;
}

/** A value as code, on one line if it is short enough. */
function writeValue(value: unknown): string {
  const lines = literal(value);
  const flat = lines.replace(/([[{])\n\s*/g, (_, open: string) => (open === '{' ? '{ ' : '['));
  const joined = flat
    .replace(/,\n\s*([\]}])/g, (_, close: string) => (close === '}' ? ' }' : ']'))
    .replace(/,\n\s*/g, ', ');
  return joined.length <= LINE_WIDTH ? joined : lines.replaceAll('\n', '\n  ');
}

function elementLines({ component, children, within }: PlaygroundElement, attributes: readonly string[]): string[] {
  const end = children === undefined ? ' />' : '>';
  const flat = [`<${component}`, ...attributes].join(' ') + end;
  const isShort = flat.length <= LINE_WIDTH && !flat.includes('\n');
  const open = isShort
    ? [flat]
    : [`<${component}`, ...indented(attributes.flatMap((text) => text.split('\n'))), end.trim()];
  const lines = children === undefined ? open : [...open, ...indented(children.split('\n')), `</${component}>`];
  if (within === undefined) return lines;
  return [within, ...indented(lines), `</${/^<(\w+)/.exec(within)?.[1]}>`];
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}
