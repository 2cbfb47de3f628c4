import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { ThemeOptions } from '@mui/material/styles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../client/browser/kit/config.ts';
import { createTranslate, type MessageKey } from '../../client/i18n/translate.ts';
import { readCodePreferences } from '../../client/browser/preferences/cookies.ts';
import { ThemeStateProvider, useThemeStateContext } from '../../client/islands/settings/ThemeStateContext.tsx';
import { createSiteTheme } from '../../client/theme/createSiteTheme.ts';
import {
  INITIAL_THEME_STATE,
  themeReducer,
  type ThemeAction,
  type ThemeState,
} from '../../client/theme/themeReducer.ts';
import { DEFAULT_CODE_PREFERENCES } from '../../site/preferences.ts';
import zh from '../../locales/zh.json' with { type: 'json' };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Stubs a document that only has the configuration element. */
const stubPage = (config: string | null) =>
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'config' && config !== null ? { textContent: config } : null),
  });

const getTheme =
  (state: Partial<ThemeState>, overrides: ThemeOptions = {}) =>
  () =>
    createSiteTheme({ ...INITIAL_THEME_STATE, ...state }, 'en', null, overrides);

const colors = (value: unknown) => value as ThemeState['paletteColors'];

describe('unrecognised theme action type', () => {
  it('throws an error that names the type', () => {
    const action = { type: 'SET_FONT' } as unknown as ThemeAction;
    expect(() => themeReducer(INITIAL_THEME_STATE, action)).toThrow(new Error('Unrecognized type SET_FONT'));
  });

  it.each([undefined, null, 5])('throws for %j too', (type) => {
    expect(() => themeReducer(INITIAL_THEME_STATE, { type } as unknown as ThemeAction)).toThrow(
      `Unrecognized type ${type}`,
    );
  });
});

describe('theme context without its provider', () => {
  const Spacing = () => createElement('p', null, useThemeStateContext().state.spacing);

  it('throws the message of the specification', () => {
    expect(() => renderToString(createElement(Spacing))).toThrow(
      new Error('Forgot to wrap component in ThemeProvider'),
    );
  });

  it('has the default state inside the provider', () => {
    expect(renderToString(createElement(ThemeStateProvider, null, createElement(Spacing)))).toBe('<p>8</p>');
  });
});

describe('docs or ad configuration missing', () => {
  it.each([
    ['no element', null],
    ['an empty element', ''],
  ])('throws and suggests the Document component: %s', (name, config) => {
    stubPage(config);
    expect(readConfig).toThrow(/No #config: wrap the page in the Document component/);
  });

  it('is read if it exists', () => {
    stubPage('{"tagId":"G-1"}');
    expect(readConfig()).toEqual({ tagId: 'G-1' });
  });
});

describe('cookie read on the server', () => {
  it('throws, since there is no document', () => {
    expect(readCodePreferences).toThrow('document is not defined');
  });

  it('does not throw in a browser', () => {
    vi.stubGlobal('document', { cookie: 'codeVariant=JS' });
    expect(readCodePreferences()).toEqual({ ...DEFAULT_CODE_PREFERENCES, codeVariant: 'JS' });
  });
});

describe('invalid colour format', () => {
  it.each(['red', '#12', '#12345', '#1234567', '#gggggg', 'lab(1 2 3)', 'var(--accent)', ''])(
    'throws an error with the colour’s name and value: %j',
    (main) => {
      for (const name of ['primary', 'secondary', 'error', 'warning', 'info', 'success']) {
        const create = getTheme({ paletteColors: colors({ [name]: { main } }) });
        expect(create).toThrow(`"${name}" is "${main}"`);
      }
    },
  );

  it.each(['#123', '#1234', '#123456', '#12345678', 'rgb(1, 2, 3)', 'rgba(1, 2, 3, 0.5)', 'hsl(200, 50%, 50%)'])(
    'accepts %s',
    (main) => {
      expect(getTheme({ paletteColors: colors({ primary: { main } }) })().palette.primary.main).toBe(main);
    },
  );

  it('throws for the palette of theme options too', () => {
    expect(getTheme({}, { palette: { info: { main: 'blue' } } })).toThrow('"info" is "blue"');
  });

  it.each(['light', 'dark', 'contrastText'])('throws for the shade %s too, and names it', (shade) => {
    const create = (value: unknown) =>
      getTheme({ paletteColors: colors({ error: { main: '#b3261e', [shade]: value } }) });
    for (const value of ['#12', 'red', 5, null]) expect(create(value)).toThrow(`"error.${shade}" is "${value}"`);
    expect(create('#123456')().palette.error).toMatchObject({ [shade]: '#123456' });
    expect(create(undefined)).not.toThrow();
  });

  it.each<[name: string, palette: unknown]>([
    ['divider', { divider: 'grey' }],
    ['text.secondary', { text: { primary: '#000', secondary: 'grey' } }],
    ['background.paper', { background: { paper: 'grey' } }],
    ['common.black', { common: { black: 'grey' } }],
    ['action.hover', { action: { hover: 'grey', hoverOpacity: 0.1 } }],
  ])('throws for colours without shades too: %s', (name, palette) => {
    expect(getTheme({}, { palette } as ThemeOptions)).toThrow(`"${name}" is "grey"`);
  });

  it('accepts opacities next to the colours', () => {
    const palette = { action: { hover: 'rgba(0, 0, 0, 0.04)', hoverOpacity: 0.04 }, divider: 'rgba(0, 0, 0, 0.12)' };
    expect(getTheme({}, { palette })().palette.action.hoverOpacity).toBe(0.04);
  });
});

describe('palette colour without a main string', () => {
  it.each([{}, { main: 5 }, { main: null }, { main: {} }, { light: '#ffffff' }, null, '#123456'])(
    'throws an error that names the colour: %j',
    (color) => {
      expect(getTheme({ paletteColors: colors({ warning: color }) })).toThrow(/palette colour "warning".*main.*string/);
    },
  );
});

describe('theme with CSS variables', () => {
  it('throws and names the option to remove', () => {
    expect(getTheme({}, { cssVariables: {} })).toThrow(/cssVariables.*not support/);
  });
});

describe('missing translation', () => {
  const missing = (name: string) => `missing.${name}` as MessageKey;

  it('is logged once per key and language, with the file to add it to', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const [t, again] = [createTranslate('zh'), createTranslate('zh')];
    t(missing('one'));
    t(missing('one'));
    again(missing('one'));
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/missing\.one.*locales\/zh\.json/)]]);
    t(missing('two'));
    createTranslate('en')(missing('one'));
    expect(warn).toHaveBeenCalledTimes(3);
  });

  it('falls back to the key if English lacks it too', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(createTranslate('en')(missing('three'))).toBe('missing.three');
  });

  it('falls back to English', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const texts: Partial<Record<string, string>> = zh;
    const kept = texts['settings.title'];
    delete texts['settings.title'];
    const shown = createTranslate('zh')('settings.title');
    if (kept !== undefined) texts['settings.title'] = kept;
    expect(shown).toBe('Settings');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is not logged for a text that exists', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(createTranslate('en')('settings.offline.saved', { count: 3 })).toBe('3 pages saved for offline reading');
    expect(warn).not.toHaveBeenCalled();
  });
});
