import { adoptStyles } from '../kit/dom.ts';
import { SearchDialog } from './dialog.ts';
import styles from './search.css';

let dialog: SearchDialog | undefined;

/**
 * Opens the search dialog.
 *
 * @param form The search form of the bar.
 * @param typed The form's field; its text moves to the dialog, with the caret.
 * @param isSubmitted Whether the reader has pressed Enter already: the first result opens.
 */
export function openSearch(form: HTMLFormElement, typed: HTMLInputElement, isSubmitted: boolean): void {
  if (!dialog) {
    adoptStyles(styles);
    dialog = new SearchDialog(form);
  }
  dialog.open(typed, isSubmitted);
  typed.value = '';
}
