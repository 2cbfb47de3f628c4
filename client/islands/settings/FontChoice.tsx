import { useId, useState } from 'react';
import { FONT_FAMILY } from '../../../site/theme-constants.ts';
import { isFontFamily } from '../../../site/theme/theme-choices.ts';
import { isComposing } from '../../browser/kit/input.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ThemeAction } from '../../theme/themeReducer.ts';
import { Setting } from './Setting.tsx';

export interface FontChoiceProps {
  fontFamily: string | undefined;
  dispatch: (action: ThemeAction) => void;
  t: Translate;
}

/** The fonts of demos. What cannot be a list of fonts is not taken over, and stays in the field with the reason. */
export function FontChoice({ fontFamily, dispatch, t }: FontChoiceProps) {
  const id = useId();
  /** What the reader writes; null for the fonts that demos have. */
  const [draft, setDraft] = useState<{ text: string; isWrong: boolean } | null>(null);
  const name = t('settings.font');
  const isWrong = draft?.isWrong ?? false;
  const reset = () => {
    dispatch({ type: 'RESET_FIELD', payload: 'fontFamily' });
    setDraft(null);
  };
  const take = () => {
    if (!draft) return;
    const text = draft.text.trim();
    if (text === '') return reset();
    if (!isFontFamily(text)) return setDraft({ ...draft, isWrong: true });
    dispatch({ type: 'CHANGE', payload: { fontFamily: text } });
    setDraft(null);
  };
  return (
    <Setting
      label={<label htmlFor={id}>{name}</label>}
      name={name}
      isDefault={fontFamily === undefined}
      onReset={reset}
      t={t}
    >
      <input
        id={id}
        className="settings-text"
        value={draft?.text ?? fontFamily ?? ''}
        placeholder={FONT_FAMILY}
        dir="ltr"
        translate="no"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onChange={({ target }) => setDraft({ text: target.value, isWrong: false })}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && take()}
        onBlur={take}
      />
      {isWrong && (
        <p id={`${id}-error`} className="settings-hint" role="alert">
          {t('theme.font.invalid', { value: draft?.text ?? '' })}
        </p>
      )}
    </Setting>
  );
}
