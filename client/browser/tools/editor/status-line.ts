import type { FrameError } from '../../../../site/demo-frame.ts';
import type { Translate } from '../../../i18n/translate.ts';

/** The line under the editor: shows the code's error, or else a hint. */
export interface StatusLine {
  element: HTMLElement;
  report: (error: FrameError | null) => void;
  /** Shows a text now, and as the hint from now on. */
  say: (text: string) => void;
  /** Sets the hint without showing it before the next successful run. */
  setHint: (text: string) => void;
}

/** @param mark Marks the position of an error in the editor; null clears the mark. */
export function createStatusLine(t: Translate, mark: (error: FrameError | null) => void): StatusLine {
  const element = Object.assign(document.createElement('p'), { className: 'demo-status', role: 'status' });
  let hint = t('edit.hint');
  const errorText = ({ line, message }: FrameError) =>
    line === undefined ? message : `${t('edit.line', { line })}: ${message}`;
  const report = (error: FrameError | null) => {
    mark(error);
    element.toggleAttribute('data-error', error !== null);
    element.textContent = error === null ? hint : errorText(error);
  };
  return {
    element,
    report,
    say: (text) => {
      hint = text;
      report(null);
    },
    setHint: (text) => (hint = text),
  };
}
