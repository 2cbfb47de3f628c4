import type { FrameError } from '../../../../site/demo/demo-frame.ts';
import type { Translate } from '../../../i18n/translate.ts';
import { messageEntry } from './message-entry.ts';

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
    if (error !== null) void explain(error);
  };
  /** Links to the error's entry in the reference. The edited code stays open. */
  const explain = async ({ message }: FrameError) => {
    const said = element.firstChild;
    // Without a network, or for an error that the libraries do not know, only the text is shown.
    const href = await messageEntry(message).catch(() => null);
    if (href === null || element.firstChild !== said) return;
    const link = Object.assign(document.createElement('a'), { href, target: '_blank', textContent: t('edit.explain') });
    element.append(' ', link);
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
