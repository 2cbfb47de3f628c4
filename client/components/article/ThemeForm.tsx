import type { ReactNode } from 'react';
import { COLOR_MODES } from '../../../site/preferences.ts';
import { RADIUS_RANGE, SPACING_RANGE } from '../../../site/theme-constants.ts';
import type { Translate } from '../../i18n/translate.ts';
import { CONTRAST_PAIRS, DEFAULT_CHOICES } from '../../theme/themeChoices.ts';

/** Fonts that readers are offered; any others can be written. */
const FONTS = [
  DEFAULT_CHOICES.fontFamily,
  'Roboto, Helvetica, Arial, sans-serif',
  'Georgia, "Times New Roman", serif',
  'ui-monospace, monospace',
];

/**
 * The form in which readers make a theme. `client/browser/theme/` shows it in the demos of the page; without scripts there
 * is only a sentence that says so.
 */
export function ThemeForm({ t }: { t: Translate }) {
  return (
    <div className="theme">
      <p className="theme-off">{t('theme.off')}</p>
      <form className="when-scripting" data-theme-form autoComplete="off">
        <div className="theme-controls">
          <ColorField name="primary" value={DEFAULT_CHOICES.colors.primary} t={t} />
          <ColorField name="darkPrimary" value={DEFAULT_CHOICES.darkPrimary} hint={t('theme.darkPrimary.hint')} t={t} />
          <p className="theme-summary" role="status" data-theme-summary />
        </div>
        <Contrasts t={t} />
        <div className="theme-controls">
          <Options
            label={t('settings.mode')}
            name="colorMode"
            texts={COLOR_MODES.map((mode) => [mode, t(`bar.mode.${mode}`)])}
          />
          <Options
            label={t('settings.direction')}
            name="direction"
            texts={[
              ['ltr', t('settings.direction.ltr')],
              ['rtl', t('settings.direction.rtl')],
            ]}
          />
          <Options
            label={t('settings.density')}
            name="density"
            texts={[
              ['normal', t('settings.density.normal')],
              ['dense', t('settings.density.dense')],
            ]}
          />
          <Range
            label={t('settings.radius')}
            name="borderRadius"
            value={DEFAULT_CHOICES.borderRadius}
            range={RADIUS_RANGE}
            t={t}
          />
          <Range
            label={t('settings.spacing')}
            name="spacing"
            value={DEFAULT_CHOICES.spacing}
            range={SPACING_RANGE}
            t={t}
          />
          <Field label={t('settings.font')} name="fontFamily">
            <CodeInput name="fontFamily" value={DEFAULT_CHOICES.fontFamily} list="theme-fonts" />
            <datalist id="theme-fonts">
              {FONTS.map((font) => (
                <option key={font} value={font} />
              ))}
            </datalist>
          </Field>
        </div>
        <div className="theme-actions">
          <button type="button" className="theme-keep" data-theme-keep>
            {t('theme.keep')}
          </button>
          <button type="button" data-theme-copy>
            {t('theme.copy')}
          </button>
          <button type="button" data-theme-reset>
            {t('theme.reset')}
          </button>
          <p role="status" data-theme-state>
            {t('theme.state.none')}
          </p>
        </div>
      </form>
    </div>
  );
}

interface FieldProps {
  label: ReactNode;
  name: string;
  hint?: string;
  children: ReactNode;
}

/** The input `theme-<name>` with its label, a hint, and a place for what is wrong. */
function Field({ label, name, hint, children }: FieldProps) {
  return (
    <div className="theme-field">
      <label htmlFor={`theme-${name}`}>{label}</label>
      {children}
      {hint !== undefined && <p id={`theme-${name}-hint`}>{hint}</p>}
      <p id={`theme-${name}-error`} className="theme-error" role="alert" />
    </div>
  );
}

interface CodeInputProps {
  name: string;
  value: string | undefined;
  hasHint?: boolean;
  /** Id of the values that are offered. */
  list?: string;
}

/** The input of a field that code is written into. */
function CodeInput({ name, value, hasHint = false, list }: CodeInputProps) {
  const id = `theme-${name}`;
  return (
    <input
      id={id}
      type="text"
      name={name}
      list={list}
      defaultValue={value}
      dir="ltr"
      translate="no"
      spellCheck={false}
      autoCapitalize="off"
      aria-describedby={`${hasHint ? `${id}-hint ` : ''}${id}-error`}
    />
  );
}

interface ColorFieldProps extends Pick<FieldProps, 'hint'> {
  name: 'primary' | 'darkPrimary';
  value: string | undefined;
  t: Translate;
}

/** A colour, to be chosen or written. */
function ColorField({ name, value, hint, t }: ColorFieldProps) {
  return (
    <Field label={t(`theme.${name}`)} name={name} {...(hint !== undefined && { hint })}>
      <div className="theme-color">
        <input type="color" defaultValue={value} aria-label={t(`theme.${name}.picker`)} data-theme-picker={name} />
        <CodeInput name={name} value={value} hasHint={hint !== undefined} />
      </div>
    </Field>
  );
}

/** A choice among a few values, the default first. */
function Options({ label, name, texts }: { label: string; name: string; texts: (readonly [string, string])[] }) {
  return (
    <fieldset className="theme-field">
      <legend>{label}</legend>
      <div className="theme-options">
        {texts.map(([value, text], at) => (
          <label key={value}>
            <input type="radio" name={name} value={value} defaultChecked={at === 0} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RangeProps extends Pick<FieldProps, 'label' | 'name'> {
  value: number;
  range: { min: number; max: number };
  t: Translate;
}

function Range({ label, name, value, range, t }: RangeProps) {
  const id = `theme-${name}`;
  const text = t('settings.spacing.value', { value });
  return (
    <div className="theme-field">
      <div className="theme-value">
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} dir="auto">
          {text}
        </output>
      </div>
      <input id={id} type="range" name={name} defaultValue={value} aria-valuetext={text} {...range} />
    </div>
  );
}

/** What can be read of the colours, and what cannot: the figures are filled in. */
function Contrasts({ t }: { t: Translate }) {
  return (
    <ul className="theme-contrasts" aria-label={t('theme.contrasts')}>
      {CONTRAST_PAIRS.map((pair) => (
        <li key={pair} data-theme-pair={pair}>
          <p>{t(`theme.contrast.${pair}`)}</p>
          <span className="theme-sample" dir="ltr" translate="no" />
          <p className="theme-ratio" />
          <button type="button" hidden data-theme-use={pair} />
        </li>
      ))}
    </ul>
  );
}

/** The form that reads a theme. */
export function ThemeReader({ t }: { t: Translate }) {
  return (
    <form className="theme theme-reader when-scripting" data-theme-reader autoComplete="off">
      <label htmlFor="theme-read">{t('theme.read.label')}</label>
      <textarea
        id="theme-read"
        name="code"
        rows={8}
        spellCheck={false}
        autoCapitalize="off"
        dir="ltr"
        translate="no"
        aria-describedby="theme-read-hint"
      />
      <p id="theme-read-hint">{t('theme.read.hint')}</p>
      <button type="submit">{t('theme.read.run')}</button>
      <div role="status" data-theme-reading />
    </form>
  );
}
