import {
  parseValue,
  type PlaygroundControl,
  type PlaygroundValue,
  type PlaygroundValues,
} from '../../../../site/demo/playground.ts';
import { PROP_GROUPS } from '../../../../site/prop-groups.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { announce } from '../../kit/status.ts';
import { element } from '../../kit/dom.ts';
import { readFilterWords } from '../../../../site/kit/filter-words.ts';

/** Debounce before the number of props is announced, in milliseconds. */
const REST_MS = 400;

export interface Controls {
  element: HTMLElement;
  /** Shows values, and marks those that differ from the initial ones. */
  show: (values: PlaygroundValues) => void;
}

export interface ControlsOptions {
  controls: readonly PlaygroundControl[];
  t: Translate;
  /** Called with a new value, or null to reset it. */
  onChange: (name: string, value: PlaygroundValue | null) => void;
  onReset: () => void;
}

interface Row {
  control: PlaygroundControl;
  element: HTMLElement;
  show: (value: PlaygroundValue | undefined) => void;
}

/** The controls in groups, with a search field. */
export function createControls(options: ControlsOptions): Controls {
  const { t } = options;
  const rows = options.controls.filter(({ kind }) => kind !== 'call').map((control) => createRow(control, options));
  const groups = PROP_GROUPS.flatMap((group) => {
    const own = rows.filter(({ control }) => control.group === group);
    if (own.length === 0) return [];
    return element('fieldset', {}, element('legend', {}, t(`props.group.${group}`)), ...own.map((row) => row.element));
  });
  const search = createSearch(rows, groups, t);
  const reset = element('button', { type: 'button', hidden: true }, t('play.reset'));
  reset.addEventListener('click', () => {
    // The button goes. On a phone, the field would open the keyboard.
    if (reset.matches(':focus-visible')) search.focus();
    options.onReset();
  });
  const tools = element('div', { className: 'play-tools' }, search, reset);
  return {
    element: element('div', {}, tools, element('div', { className: 'play-groups' }, ...groups)),
    show: (values) => {
      for (const { control, show } of rows) show(values[control.name]);
      reset.hidden = Object.keys(values).length === 0;
    },
  };
}

function createSearch(rows: readonly Row[], groups: readonly HTMLElement[], t: Translate): HTMLInputElement {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const input = element('input', { type: 'search', placeholder: t('play.search'), ariaLabel: t('play.search') });
  input.addEventListener('input', () => {
    const words = readFilterWords(input.value);
    for (const { control, element: row } of rows)
      row.hidden = !words.every((word) => control.name.toLowerCase().includes(word));
    for (const group of groups) group.hidden = !group.querySelector('.play-row:not([hidden])');
    clearTimeout(timer);
    const count = rows.filter((row) => !row.element.hidden).length;
    timer = setTimeout(() => announce(t('play.found', { count })), REST_MS);
  });
  return input;
}

function createRow(control: PlaygroundControl, { t, onChange }: ControlsOptions): Row {
  const { name, start } = control;
  const field = createField(control, t);
  const id = `play-${name}`;
  field.element.id = id;
  const undo = element(
    'button',
    { type: 'button', hidden: true, ariaLabel: t('play.undo', { name }), title: t('play.undo', { name }) },
    '↺',
  );
  const row = element(
    'div',
    { className: 'play-row' },
    element('label', { htmlFor: id }, ...breakable(name)),
    field.element,
    undo,
  );
  let current: PlaygroundValue | undefined;
  const refresh = () => field.show(current ?? start);
  const show = (value: PlaygroundValue | undefined) => {
    current = value;
    // Not while the reader types: who has emptied it would type behind the initial value.
    if (document.activeElement !== field.element) refresh();
    undo.hidden = value === undefined;
    row.classList.toggle('changed', value !== undefined);
  };
  field.element.addEventListener(field.event, () => {
    const value = parseValue(control, field.read());
    onChange(name, value === start ? null : value);
  });
  field.element.addEventListener('blur', refresh);
  undo.addEventListener('click', () => {
    onChange(name, null);
    field.element.focus();
  });
  return { control, element: row, show };
}

/** A name that can be broken before its capitals. */
function breakable(name: string): (string | HTMLElement)[] {
  return name.split(/(?=[A-Z])/).flatMap((part, at) => (at > 0 ? [element('wbr'), part] : [part]));
}

/** A native form control. */
interface Field {
  element: HTMLInputElement | HTMLSelectElement;
  event: 'input' | 'change';
  read: () => string;
  show: (value: PlaygroundValue | null) => void;
}

const INPUT_TYPES = { number: 'number', spacing: 'number', text: 'text', date: 'date', datetime: 'datetime-local' };

function createField(control: PlaygroundControl, t: Translate): Field {
  const { kind } = control;
  if (kind === 'choice' || kind === 'list') return createSelect(control, t);
  if (kind === 'boolean' || kind === 'call') {
    const box = element('input', { type: 'checkbox' });
    return {
      element: box,
      event: 'change',
      read: () => String(box.checked),
      show: (value) => (box.checked = value === true),
    };
  }
  const input = element('input', { type: INPUT_TYPES[kind], autocomplete: 'off' });
  if (kind === 'number') input.step = 'any';
  if (kind === 'spacing') Object.assign(input, { min: '0', max: '10' });
  if (kind === 'text') input.maxLength = 100;
  input.placeholder = t('play.unset');
  return {
    element: input,
    event: 'input',
    read: () => input.value,
    show: (value) => (input.value = String(value ?? '')),
  };
}

function createSelect({ options = [], start }: PlaygroundControl, t: Translate): Field {
  const select = element('select');
  if (start === null) select.append(new Option(t('play.unset'), ''));
  for (const option of options) select.append(new Option(String(option) || t('play.none'), String(option)));
  return {
    element: select,
    event: 'change',
    read: () => select.value,
    show: (value) => (select.value = String(value ?? '')),
  };
}
