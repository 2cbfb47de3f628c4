import type { Translate } from '../../../i18n/translate.ts';

/** Asks before code runs that came with a link: the reader has not written it. */
export interface RunQuestion {
  element: HTMLElement;
  /** From now on the editor has a link's code. */
  ask: () => void;
  /** Whether the answer is still to come. */
  isOpen: () => boolean;
}

/** @param onRun The reader wants the code to run. */
export function createRunQuestion(t: Translate, onRun: () => void): RunQuestion {
  const text = t('edit.ask');
  const element = Object.assign(document.createElement('div'), { className: 'demo-question', tabIndex: -1 });
  element.setAttribute('role', 'group');
  element.ariaLabel = text;
  element.hidden = true;
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: t('edit.run') });
  button.addEventListener('click', () => {
    element.hidden = true;
    onRun();
  });
  element.append(Object.assign(document.createElement('p'), { textContent: text }), button);
  return {
    element,
    ask: () => {
      element.hidden = false;
      element.focus();
    },
    isOpen: () => !element.hidden,
  };
}
