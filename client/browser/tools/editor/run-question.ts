import type { Translate } from '../../../i18n/translate.ts';

/** Asks before running code from a link, which the reader did not write. */
export interface RunQuestion {
  element: HTMLElement;
  /** Call when the editor shows a link's code. */
  ask: () => void;
  /** Whether the reader has not answered yet. */
  isOpen: () => boolean;
}

/** @param onRun Called when the reader allows the code to run. */
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
