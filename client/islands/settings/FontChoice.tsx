import { useId } from 'react';
import { FONT_FAMILY } from '../../../site/theme-constants.ts';
import { isFontFamily } from '../../../site/theme/theme-choices.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { ThemeAction } from '../../theme/themeReducer.ts';
import { Setting } from './Setting.tsx';

export interface FontChoiceProps {
  fontFamily: string | undefined;
  dispatch: (action: ThemeAction) => void;
  t: Translate;
}

/** The fonts of demos. What cannot be a list of fonts is not taken over. */
export function FontChoice({ fontFamily, dispatch, t }: FontChoiceProps) {
  const id = useId();
  const name = t('settings.font');
  const isDefault = fontFamily === undefined;
  return (
    <Setting
      label={<label htmlFor={id}>{name}</label>}
      name={name}
      isDefault={isDefault}
      onReset={() => dispatch({ type: 'RESET_FIELD', payload: 'fontFamily' })}
      t={t}
    >
      <input
        key={String(isDefault)}
        id={id}
        className="settings-text"
        defaultValue={fontFamily}
        placeholder={FONT_FAMILY}
        dir="ltr"
        translate="no"
        onBlur={({ target }) =>
          isFontFamily(target.value) && dispatch({ type: 'CHANGE', payload: { fontFamily: target.value } })
        }
      />
    </Setting>
  );
}
