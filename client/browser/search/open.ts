import { SearchDialog } from './dialog.ts';

/** Address of the dialog's stylesheet, set by the build. */
declare const __SEARCH_STYLES__: string;

let dialog: SearchDialog | undefined;
let styles: Promise<void> | undefined;

/**
 * Opens the search dialog, once it has its looks.
 *
 * @param form The form of the bar.
 * @param typed The field of the form: what the reader has typed there so far moves into the dialog.
 * @throws Error when the dialog's stylesheet cannot be loaded; the form works without.
 */
export async function openSearch(form: HTMLFormElement, typed: HTMLInputElement): Promise<void> {
  styles ??= loadStyles();
  styles.catch(() => (styles = undefined));
  await styles;
  dialog ??= new SearchDialog(form);
  dialog.open(typed.value);
  typed.value = '';
}

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = __SEARCH_STYLES__;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`The stylesheet ${__SEARCH_STYLES__} could not be loaded.`));
    document.head.append(link);
  });
}
