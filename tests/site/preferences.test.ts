import { describe, expect, it } from 'vitest';
import {
  DEFAULT_CODE_PREFERENCES,
  codePreferencesFromCookie,
  preferenceCookie,
  preferencesFromHash,
  type CodePreferences,
} from '../../site/preferences.ts';

describe('codePreferencesFromCookie', () => {
  const withDefaults = (chosen: Partial<CodePreferences>) => ({ ...DEFAULT_CODE_PREFERENCES, ...chosen });

  it.each([
    ['codeVariant=JS; codeStyling=css', 'JS', 'css'],
    ['codeVariant="JS"; codeStyling="css"', 'JS', 'css'],
    ['a=b;codeStyling=css;codeVariant=JS;c=d', 'JS', 'css'],
    ['  codeVariant=JS  ;  codeStyling=tailwind  ', 'JS', 'tailwind'],
    ['codeVariant=JS; codeVariant=TS', 'JS', 'system'],
    ['codeStyling=css; codeStyling=nonsense', 'TS', 'css'],
    ['codeVariant; codeVariant2; codeVariant=JS', 'JS', 'system'],
    ['session=a=b=c; codeVariant=JS', 'JS', 'system'],
    ['broken; codeVariant=JS; %%%; codeStyling=css', 'JS', 'css'],
  ] as const)('reads %j', (header, codeVariant, codeStyling) => {
    expect(codePreferencesFromCookie(header)).toEqual(withDefaults({ codeVariant, codeStyling }));
  });

  it.each([
    null,
    '',
    ';;=;codeVariant',
    'codeVariant=js',
    'codeVariant=JSX; codeStyling=Tailwind',
    'codeVariant=TS,JS',
    'codeVariant=%4',
    'CodeVariant=JS; code-styling=css',
    'xcodeVariant=JS; codeStylingx=css',
    '__proto__=JS; constructor=css',
    'codeVariant=toString; codeStyling=length',
  ])('falls back to the defaults for %j', (header) => {
    expect(codePreferencesFromCookie(header)).toEqual(DEFAULT_CODE_PREFERENCES);
  });
});

describe('preferenceCookie', () => {
  const attributes = ['Path=/', 'Max-Age=31536000', 'SameSite=Lax'];

  it.each([
    ['codeVariant', 'JS', false, ['codeVariant=JS', ...attributes]],
    ['codeStyling', 'tailwind', false, ['codeStyling=tailwind', ...attributes]],
    ['codeVariant', 'TS', true, ['codeVariant=TS', ...attributes, 'Secure']],
  ] as const)('keeps %s=%s for a year (https: %s)', (name, value, isSecure, expected) => {
    const [pair, ...rest] = preferenceCookie(name, value, isSecure).split('; ');
    expect(pair).toBe(expected[0]);
    expect(rest.sort()).toEqual(expected.slice(1).sort());
  });
});

describe('preferencesFromHash', () => {
  it.each([
    ['#BasicDemo', { target: 'BasicDemo', opensSource: false }],
    ['#BasicDemo.tsx', { target: 'BasicDemo', opensSource: true, codeVariant: 'TS' }],
    ['#BasicDemo.js', { target: 'BasicDemo', opensSource: true, codeVariant: 'JS' }],
    ['#tailwind-BasicDemo.tsx', { target: 'BasicDemo', opensSource: true, codeVariant: 'TS', codeStyling: 'tailwind' }],
    ['#tailwind-BasicDemo', { target: 'BasicDemo', opensSource: false, codeStyling: 'tailwind' }],
    ['BasicDemo.js', { target: 'BasicDemo', opensSource: true, codeVariant: 'JS' }],
    ['#BasicDemo:rows', { target: 'BasicDemo', opensSource: false, prop: 'rows' }],
    ['', { target: '', opensSource: false }],
    ['#', { target: '', opensSource: false }],
  ])('reads %j', (hash, expected) => {
    expect(preferencesFromHash(hash)).toEqual(expected);
  });

  it.each(['#A.ts', '#A.jsx', '#A.js.map', '#A.JS', '#js'])('finds no variant in %s', (hash) => {
    expect(preferencesFromHash(hash)).not.toHaveProperty('codeVariant');
  });

  it.each([
    ['#demo-tailwind-BasicDemo', 'tailwind'],
    ['#page-css-BasicDemo.js', 'css'],
    ['#file-system-BasicDemo.tsx', 'system'],
  ])('finds the styling at any position in %s', (hash, styling) => {
    expect(preferencesFromHash(hash).codeStyling).toBe(styling);
  });

  it.each(['#tailwind', '#css', '#systemDemo', '#TAILWIND-BasicDemo', '#cssBasicDemo.js'])(
    'finds no styling in %s',
    (hash) => {
      expect(preferencesFromHash(hash)).not.toHaveProperty('codeStyling');
    },
  );
});
