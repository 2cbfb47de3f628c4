import type { PlaygroundControl } from '../../../../site/demo/playground.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { describeValue } from './describe-value.ts';
import { element } from '../../kit/dom.ts';

/** How many calls are listed. */
const MAX_CALLS = 20;

/** A log of the calls to a component's callbacks. */
export interface Calls {
  element: HTMLElement;
  /**
   * The callbacks to pass as props. Empty until the reader opens the log, since some callbacks change the component's
   * behaviour.
   */
  props: () => Record<string, (...values: unknown[]) => void>;
}

/** @param onToggle Called when the reader opens or closes the log. */
export function createCalls(controls: readonly PlaygroundControl[], t: Translate, onToggle: () => void): Calls {
  const names = controls.filter(({ kind }) => kind === 'call').map(({ name }) => name);
  const list = element('ol', { className: 'play-calls', reversed: true, tabIndex: 0, ariaLabel: t('play.calls') });
  list.hidden = true;
  const none = element('p', {}, t('play.calls.none'));
  const details = element('details', {}, element('summary', {}, t('play.calls')), none, list);
  details.hidden = names.length === 0;
  details.addEventListener('toggle', onToggle);
  const log = (name: string, values: readonly unknown[]) => {
    none.hidden = true;
    list.hidden = false;
    const text = `(${values.map((value) => describeValue(value)).join(', ')})`;
    list.prepend(element('li', {}, element('code', {}, element('b', {}, name), text)));
    list.children[MAX_CALLS]?.remove();
  };
  const functions = names.map((name) => [name, (...values: unknown[]) => log(name, values)] as const);
  return { element: details, props: () => (details.open ? Object.fromEntries(functions) : {}) };
}
