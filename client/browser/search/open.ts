import { SearchDialog } from './dialog.ts';

/** URL of the dialog's stylesheet, defined by the build. */
declare const __SEARCH_STYLES__: string;

let dialog: SearchDialog | undefined;
let styles: Promise<void> | undefined;

/**
 * Opens the search dialog, after its stylesheet has loaded.
 *
 * @param form The search form of the bar.
 * @param typed The form's field; its text moves to the dialog.
 * @throws Error if the stylesheet fails to load. The form still works.
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
