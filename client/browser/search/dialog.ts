import { need } from '../../../site/kit/need.ts';
import { createTranslate, type Translate } from '../../i18n/translate.ts';
import { localeOfTag, type Locale } from '../../../site/locales.ts';
import { isScope, type Scope } from '../../../site/search/documents.ts';
import type { SearchAnswer } from '../../../site/search/engine.ts';
import { createActiveOption, type ActiveOption } from './active-option.ts';
import { element } from './element.ts';
import { createFilters, type FilterBar } from './filters.ts';
import { announceError } from '../kit/events.ts';
import { isComposing } from '../kit/input.ts';
import { loadIndex } from '../kit/search-index.ts';
import { createLayout, type DialogLayout } from './layout.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import { listParts, resultsAddress } from './request.ts';
import { resultGroups } from './results.ts';
import { exampleSearches, textOptions } from './start.ts';

/** Delay before the progress indicator appears, in milliseconds. */
const SHOW_PROGRESS_AFTER = 200;

/** Debounce before the number of results is announced, in milliseconds. */
const ANNOUNCE_AFTER = 500;

export class SearchDialog {
  /** The search form of the bar. It has the URL of the index, and works without this dialog. */
  readonly #form: HTMLFormElement;
  readonly #locale: Locale;
  readonly #t: Translate;
  /** The product of the current page. */
  readonly #own: Scope | null;
  readonly #filters: FilterBar;
  readonly #layout: DialogLayout;
  readonly #active: ActiveOption;
  /** Id of the latest search; results of earlier ones are stale. */
  #asked = 0;
  /** The latest search: whether its results are shown, unless it fails or a newer one begins. */
  #latest: Promise<boolean> = Promise.resolve(false);
  #announcing = 0;

  constructor(form: HTMLFormElement) {
    const { lang, dataset } = document.documentElement;
    this.#form = form;
    this.#locale = localeOfTag(lang);
    this.#t = createTranslate(this.#locale);
    this.#own = isScope(dataset['product']) ? dataset['product'] : null;
    this.#filters = createFilters(this.#t, () => this.#run());
    this.#layout = createLayout(this.#t, this.#filters.element);
    this.#active = createActiveOption(this.#layout.field, this.#layout.list);
    this.#listen();
  }

  /**
   * Opens the dialog; does nothing if it is open already.
   *
   * @param typed The bar's field with what the reader has typed; empty to continue with the last search.
   * @param isSubmitted Opens the first result once it is found.
   */
  open({ value, selectionStart, selectionEnd }: HTMLInputElement, isSubmitted: boolean): void {
    const { dialog, field } = this.#layout;
    if (dialog.open) return;
    if (value !== '') field.value = value;
    dialog.showModal();
    field.focus();
    if (value === '') field.select();
    else field.setSelectionRange(selectionStart, selectionEnd);
    this.#run();
    if (isSubmitted) void this.#openActive({ ctrlKey: false, metaKey: false });
  }

  #searchFor(text: string): void {
    this.#layout.field.value = text;
    this.#layout.field.focus();
    this.#run();
  }

  get #query(): string {
    return this.#layout.field.value.trim();
  }

  #listen(): void {
    const { dialog, field } = this.#layout;
    field.addEventListener('input', (event) => {
      // Ignore input during IME composition.
      if (!(event instanceof InputEvent && event.isComposing)) this.#run();
    });
    field.addEventListener('compositionend', () => this.#run());
    field.addEventListener('keydown', (event) => {
      if (isComposing(event) || event.altKey || event.shiftKey) return;
      if (event.key === 'Enter') {
        event.preventDefault();
        void this.#openActive(event);
      } else if (!event.ctrlKey && !event.metaKey && this.#active.moveBy(event.key)) event.preventDefault();
    });
    dialog.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!link) return;
      rememberSearch(this.#query);
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
    });
  }

  /**
   * Opens the active option, or the page with all results if there is none, like a click: with Ctrl or Cmd in a new tab.
   * Enter is for what stands in the field, so it waits for the search that runs, and repeats one that has failed.
   */
  async #openActive({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): Promise<void> {
    const { dialog, field, allResults, note } = this.#layout;
    const { value } = field;
    if (note.querySelector('[role="alert"]')) this.#run();
    if (!(await this.#latest) || !dialog.open || field.value !== value) return;
    const option = this.#active.get() ?? allResults;
    option.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey }));
  }

  /** Searches for the field's text. A newer search makes this one stale. */
  #run(): void {
    this.#asked += 1;
    this.#latest = this.#find(this.#asked);
  }

  async #find(number: number): Promise<boolean> {
    const isCurrent = () => number === this.#asked;
    const { dialog, field, allResults } = this.#layout;
    allResults.href = resultsAddress(this.#form, this.#query, this.#filters.read());
    allResults.hidden = this.#query === '';
    const progress = setTimeout(() => {
      // A newer search may be over by now: nothing would remove it.
      if (isCurrent()) dialog.setAttribute('data-busy', '');
    }, SHOW_PROGRESS_AFTER);
    try {
      if (this.#query === '') this.#showStart();
      else await this.#search(field.value, isCurrent);
      return isCurrent();
    } catch (error) {
      if (isCurrent()) this.#fail(error);
      return false;
    } finally {
      clearTimeout(progress);
      if (isCurrent()) dialog.removeAttribute('data-busy');
    }
  }

  async #search(text: string, isCurrent: () => boolean): Promise<void> {
    const index = await loadIndex(need(this.#form.dataset, 'search'));
    const { product, kind, plan } = this.#filters.read();
    const answer = await index.search({
      text,
      parts: listParts(product, this.#own),
      kinds: kind ? [kind] : undefined,
      plans: plan ? [plan] : undefined,
    });
    if (isCurrent()) this.#show(answer);
  }

  #show({ groups, terms, corrections, fold }: SearchAnswer): void {
    const { list, note } = this.#layout;
    const t = this.#t;
    const query = this.#query;
    const drawn = resultGroups(groups, { t, locale: this.#locale, terms, fold });
    const elsewhere = this.#own ? groups.findIndex(({ scope }) => scope !== this.#own) : 0;
    if (elsewhere > 0) drawn[elsewhere]?.setAttribute('data-elsewhere', '');
    list.replaceChildren(...drawn);
    const count = list.querySelectorAll('[role="option"]').length;
    const none = t('search.none', { query });
    note.replaceChildren(
      ...[...corrections].map(([from, to]) => element('p', {}, t('search.corrected', { from, to }))),
    );
    if (count === 0) note.append(element('p', {}, none));
    if (count === 0 && this.#filters.isActive())
      note.append(this.#button(t('search.unfiltered'), () => this.#filters.clear()));
    this.#active.reset();
    this.#announce(count === 0 ? none : t(count === 1 ? 'search.one' : 'search.count', { query, count }));
  }

  /** Before the reader types: recent searches, or examples. */
  #showStart(): void {
    const { list, note } = this.#layout;
    const recent = recentSearches();
    const texts = recent.length > 0 ? recent : exampleSearches(this.#t);
    note.replaceChildren(
      element('p', { id: 'find-start' }, this.#t(recent.length > 0 ? 'search.recent' : 'search.try')),
    );
    if (recent.length > 0) note.append(this.#button(this.#t('search.recent.clear'), () => this.#forget()));
    list.replaceChildren(textOptions(texts, 'find-start', (text) => this.#searchFor(text)));
    this.#active.reset();
    this.#announce('');
  }

  #forget(): void {
    forgetSearches();
    this.#showStart();
    this.#announce(this.#t('search.recent.cleared'));
  }

  #fail(error: unknown): void {
    console.error('The search failed.', error);
    announceError('search', 'dialog', error);
    const { list, note } = this.#layout;
    list.replaceChildren();
    const text = element('p', { role: 'alert' }, this.#t('search.failed'));
    note.replaceChildren(
      text,
      this.#button(this.#t('search.retry'), () => this.#run()),
    );
    this.#active.reset();
  }

  /** A button next to the results. After a click, the focus returns to the field. */
  #button(text: string, act: () => void): HTMLElement {
    const button = element('button', { type: 'button' }, text);
    button.addEventListener('click', () => {
      act();
      this.#layout.field.focus();
    });
    return button;
  }

  #announce(text: string): void {
    clearTimeout(this.#announcing);
    this.#announcing = window.setTimeout(() => (this.#layout.status.textContent = text), ANNOUNCE_AFTER);
  }
}
