import { localeOfTag } from '../../../site/locales.ts';
import { COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';
import type { ThemeChoices } from '../../../site/theme/theme-choices.ts';
import { writeTheme } from '../../../site/theme/write-theme.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { DEFAULT_CHOICES, deriveDarkPrimary, toChoices, toSettings } from '../../theme/themeChoices.ts';
import { readAllThemeSettings } from '../../theme/themeSettings.ts';
import { confirmCopy, copyText } from '../kit/clipboard.ts';
import { SETTINGS_EVENT, type SettingsEvent } from '../kit/events.ts';
import { isReturning } from '../kit/scheduling.ts';
import { reportFailure } from '../kit/status.ts';
import { write } from '../kit/storage.ts';
import { setColorMode } from '../preferences/color-mode.ts';
import { readSession, readSetting, writeSetting } from '../preferences/settings-storage.ts';
import { showColorMode } from '../preferences/show-color-mode.ts';
import { showThemeSettings } from '../preferences/show-theme-settings.ts';
import { toColorMode } from '../preferences/to-color-mode.ts';
import { showContrasts } from './show-contrasts.ts';
import { fillForm, readField, type Field } from './theme-form.ts';

// Only loaded on the page where a theme is made. What reads and highlights code is loaded at the first use.
const t = createTranslate(localeOfTag(document.documentElement.lang));
const root = document.documentElement;

/** Session storage keys of the theme of this page alone, for readers who come back to it: kept as one for all demos is. */
const MADE_THEME_KEY = 'docs-made-theme';
const MADE_COLOR_MODE_KEY = 'docs-made-color-mode';

/** The reader's settings, as they were last seen. */
let stored = readStored();

let choices = toChoices(readAllThemeSettings(stored.theme), stored.colorMode);

/** Whether the code stands in the place of the page's example. */
let hasCode = false;

/** Whether an event comes from this page. */
let isOwn = false;

function readStored() {
  return { theme: readSetting(THEME_KEY), colorMode: toColorMode(readSetting(COLOR_MODE_KEY)) };
}

function announceSettings(): void {
  isOwn = true;
  document.dispatchEvent(new Event(SETTINGS_EVENT));
  isOwn = false;
}

/** Shows a theme on this page alone: in its demos, in the form, and as code. */
function show(form: HTMLFormElement, made: ThemeChoices, isTyping = false): void {
  choices = made;
  const settings = toSettings(choices);
  const text = JSON.stringify(settings);
  root.dataset.madeTheme = text;
  write('sessionStorage', MADE_THEME_KEY, text);
  write('sessionStorage', MADE_COLOR_MODE_KEY, choices.colorMode);
  showColorMode(choices.colorMode);
  showThemeSettings(settings);
  announceSettings();
  showForm(form, isTyping);
}

function forgetMade(): void {
  delete root.dataset.madeTheme;
  write('sessionStorage', MADE_THEME_KEY, null);
}

function showForm(form: HTMLFormElement, isTyping = false): void {
  fillForm(form, choices, isTyping, t);
  showContrasts(form, choices, t);
  const state = root.dataset.madeTheme !== undefined ? 'made' : stored.theme === null ? 'none' : 'kept';
  form.querySelector('[data-theme-state]')?.replaceChildren(t(`theme.state.${state}`));
  if (state === 'none' && !hasCode) return;
  hasCode = true;
  void import('./show-code.ts').then(({ showCode }) => showCode(writeTheme(choices)));
}

/** Stores a theme, or the site's own for null: from now on all demos have it. */
function keep(form: HTMLFormElement, kept: ThemeChoices | null): void {
  choices = kept ?? DEFAULT_CHOICES;
  if (!writeSetting(THEME_KEY, kept && JSON.stringify(toSettings(kept)))) return show(form, choices);
  forgetMade();
  showThemeSettings(readAllThemeSettings(readSetting(THEME_KEY)));
  isOwn = true;
  setColorMode(choices.colorMode);
  isOwn = false;
  stored = readStored();
  showForm(form);
}

/** Takes over what the reader has changed elsewhere: in the settings, in the bar, in another tab. */
function follow(form: HTMLFormElement, { detail }: Partial<SettingsEvent>): void {
  if (isOwn) return;
  const before = stored;
  stored = readStored();
  const { madeTheme } = root.dataset;
  const colorMode = detail ?? (stored.colorMode === before.colorMode ? choices : stored).colorMode;
  // Settings that cannot be stored are of this page alone, too.
  if (madeTheme !== undefined && stored.theme === before.theme)
    return show(form, toChoices(readAllThemeSettings(madeTheme), colorMode));
  forgetMade();
  choices = toChoices(readAllThemeSettings(stored.theme), colorMode);
  showForm(form);
}

function press(form: HTMLFormElement, button: HTMLButtonElement): void {
  const { themeUse, themeKeep, themeReset } = button.dataset;
  if (themeUse !== undefined) {
    const color = button.value;
    const isDark = themeUse.startsWith('dark');
    const light = { colors: { ...choices.colors, primary: color }, darkPrimary: deriveDarkPrimary(color) };
    show(form, { ...choices, ...(isDark ? { darkPrimary: color } : light) });
    form.querySelector<HTMLElement>(`[name=${isDark ? 'darkPrimary' : 'primary'}]`)?.focus();
  } else if (themeKeep !== undefined) keep(form, choices);
  else if (themeReset !== undefined) keep(form, null);
  else
    void copyText(writeTheme(choices)).then((done) => (done ? confirmCopy(button, 2000) : reportFailure('toolFailed')));
}

function change(form: HTMLFormElement, input: HTMLInputElement): void {
  const { themePicker } = input.dataset;
  const field = themePicker === undefined ? input : form.elements.namedItem(themePicker);
  if (!(field instanceof HTMLInputElement)) return;
  if (field !== input) field.value = input.value;
  const made = readField(field as Field, choices, t);
  if (made) show(form, made, true);
}

function start(form: HTMLFormElement): void {
  // What the reader has done before this code was there.
  const early = [...form.querySelectorAll('input')].filter(
    (input) => input.value !== input.defaultValue || (input.checked && !input.defaultChecked),
  );
  const values = early.map(({ value }) => value);
  const made = isReturning() ? readSession(MADE_THEME_KEY) : null;
  if (made === null) showForm(form);
  else show(form, toChoices(readAllThemeSettings(made), toColorMode(readSession(MADE_COLOR_MODE_KEY))));
  early.forEach((input, at) => {
    Object.assign(input, { value: values[at], ...(input.type === 'radio' && { checked: true }) });
    change(form, input);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', ({ target }) => target instanceof HTMLInputElement && change(form, target));
  // `116633` becomes `#116633` when the reader leaves the field.
  form.addEventListener('focusout', () => fillForm(form, choices, true, t));
  form.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button) press(form, button);
  });
  // Capture phase: before the demos and the settings.
  document.addEventListener(SETTINGS_EVENT, (event) => follow(form, event), true);
  const reader = document.querySelector<HTMLFormElement>('form[data-theme-reader]');
  reader?.addEventListener('submit', (event) => {
    event.preventDefault();
    void read(form, reader);
  });
}

async function read(form: HTMLFormElement, reader: HTMLFormElement): Promise<void> {
  const place = reader.querySelector('[data-theme-reading]');
  place?.replaceChildren(t('theme.read.running'));
  try {
    const { readCode } = await import('./read-code.ts');
    const { made, texts } = readCode(reader, t);
    if (made) show(form, made);
    place?.replaceChildren(...texts);
  } catch (error) {
    place?.replaceChildren(t('theme.read.failed'));
    throw error;
  }
}

const form = document.querySelector<HTMLFormElement>('form[data-theme-form]');
if (form) start(form);
