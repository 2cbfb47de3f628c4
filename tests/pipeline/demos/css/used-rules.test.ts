import { describe, expect, it } from 'vitest';
import { usedRules } from '../../../../pipeline/demos/css/used-rules.ts';

/** A demo that is hydrated, with elements that have these classes. */
const demo = (...classes: string[]) => `<div>${classes.map((list) => `<i class="${list}"></i>`).join('')}</div>`;

/** A demo whose HTML is replaced when it becomes live. */
const picture = (...classes: string[]) => demo(...classes).replace('<div>', '<div data-picture="">');

/** The remaining rules of class `a` on a page with one demo, without trailing semicolons. */
const used = (css: string, html = demo('a b', 'Row')) => usedRules([['a', css]], [html]).replaceAll(';}', '}');

describe('usedRules', () => {
  it.each([
    '.a.b{top:0}',
    '.a .Row{top:0}',
    '.a:hover .Row:focus-visible::after{top:0}',
    '.a:not(.selected){top:0}',
    '.a:has(.selected) .Row{top:0}',
    '.a[data-x=".y"]{top:0}',
    '@media (hover: none){.a{top:0}}',
    ':where([dir=rtl]) .a{top:0}',
    '.a{animation:1s turn}@keyframes turn{from{top:0}to{top:1px}}',
  ])('keeps %s, which the HTML may match', (css) => {
    expect(used(css)).toBe(css);
  });

  it.each([
    '.a.selected{top:0}',
    '.a .Cell{top:0}',
    '.a.\\31 0{top:0}',
    '.a.w-\\(50\\):not(.b){top:0}',
    '@media (hover: none){.a.selected{top:0}}',
    '@keyframes turn{from{top:0}to{top:1px}}',
    '.a.selected{animation:1s turn}@keyframes turn{from{top:0}to{top:1px}}',
  ])('drops %s, which no element can match', (css) => {
    expect(used(css)).toBe('');
  });

  it('drops single selectors of a list', () => {
    expect(used('.a .Row,.a .Cell{top:0}')).toBe('.a .Row{top:0}');
  });

  it.each([
    ['.a.w-\\(50\\):hover{top:0}', 'a w-(50)'],
    ['.a.\\[x\\]:not(.b){top:0}', 'a [x]'],
    ['.a.\\31 0{top:0}', 'a 10'],
    ['.a.grid-1\\.5{top:0}', 'a grid-1.5'],
  ])('keeps %s, whose class name has special characters', (css, classes) => {
    expect(used(css, demo(classes))).toBe(css);
  });

  it.each([
    ['the same property', '.a .Row{top:0}', '.a .Cell{top:1px}'],
    ['a part of its shorthand', '.a .Row{border:0}', '.a .Cell{border-left-color:red}'],
    ['its shorthand', '.a .Row{padding-left:0}', '.a .Cell{padding:1px}'],
    ['another side of the inset', '.a .Row{inset:0}', '.a .Cell{left:1px}'],
    ['the same property of a pseudo-element', '.a .Row::before{top:0}', '.a .Cell:before{top:1px}'],
    ['the same property, as heavy with :not()', '.a .Row:not(.x){top:0}', '.a .Cell.Cell--big{top:1px}'],
    ['the same property, as heavy with :is()', '.a:is(.x.y,.z) .Row{top:0}', '.a.selected .Cell.big{top:1px}'],
    [
      'the same property, as heavy with :nth-child(… of …)',
      '.a .Row:nth-child(1 of .x){top:0}',
      '.a .Cell.big.selected{top:1px}',
    ],
    ['the same property, as important', '.a .Row{top:0!important}', '.a .Cell{top:1px!important}'],
  ])('keeps a rule after a used one of the same specificity that sets %s', (name, first, second) => {
    expect(used(first + second)).toBe(first + second);
  });

  it.each([
    ['sets something else', '.a .Row{top:0}', '.a .Cell{color:red}'],
    ['is of another pseudo-element', '.a .Row::before{top:0}', '.a .Cell{top:1px}'],
    ['is less specific', '.a{top:0}', '.a .Cell{top:1px}'],
    ['is more specific', '.a .Row:hover{top:0}', '.a .Cell{top:1px}'],
    ['weighs nothing in :where()', '.a:where(.Row .x){top:0}', '.a .Cell{top:1px}'],
    ['is important', '.a .Row{top:0!important}', '.a .Cell{top:1px}'],
  ])('drops a rule after a used one that %s', (name, first, second) => {
    expect(used(first + second)).toBe(first);
  });

  it('drops a rule before a used one of the same specificity', () => {
    expect(used('.a .Cell{top:1px}.a .Row{top:0}')).toBe('.a .Row{top:0}');
  });

  it('considers the rules of all classes', () => {
    const styles = [
      ['a', '.a{top:0}'],
      ['b', '.b{left:0}.b.selected{left:1px}.selected{top:1px}'],
    ] as const;
    expect(usedRules(styles, [demo('a b')]).replaceAll(';}', '}')).toBe('.a{top:0}.b{left:0}.selected{top:1px}');
  });

  const bothPalettes = '.a{color:light-dark(#000,#fff)}.a.selected{opacity:1}';

  it('keeps all rules of a class that differs by palette, since hydrated elements keep their classes', () => {
    expect(used(bothPalettes, demo('a'))).toBe(bothPalettes);
  });

  it('drops unused ones for a picture, whose classes disappear with it', () => {
    expect(used(bothPalettes, picture('a'))).toBe('.a{color:light-dark(#000,#fff)}');
  });

  it('drops unused ones after one that decides the same, since no live demo has the classes of a picture', () => {
    expect(used('.a .Row{top:0}.a .Cell{top:1px}', picture('a', 'Row'))).toBe('.a .Row{top:0}');
  });

  it('needs no rule of a live demo after one of a picture', () => {
    const styles = [
      ['a', '.a{color:red}'],
      ['b', '.b{top:0}.selected{color:blue}'],
    ] as const;
    expect(usedRules(styles, [picture('a'), demo('b')]).replaceAll(';}', '}')).toBe('.a{color:red}.b{top:0}');
  });

  it.each([
    ['what the pointer does', '.a{top:0}.a:hover{top:1px}.a:active,.a:focus{top:2px}', '.a{top:0}.a:focus{top:2px}'],
    ['a rule whose medium then has none', '@media (hover: none){.a:hover{top:0}}', ''],
    ['transitions', '.a{top:0;transition:top 1s}', '.a{top:0}'],
    ['what browsers without light-dark() have', '.a{top:0}.a::-moz-focus-inner{border:0}', '.a{top:0}'],
    ['custom properties that nothing reads', '.a{--x:1px;--y:2px;top:var(--x)}', '.a{--x:1px;top:var(--x)}'],
    ['those that only such ones read', '.a{--x:1px;--y:var(--x);top:0}', '.a{top:0}'],
  ])('drops %s from the rules of a picture', (name, css, expected) => {
    expect(used(css, picture('a'))).toBe(expected);
    expect(used(css, demo('a'))).toBe(css);
  });

  it('keeps custom properties that an element of the picture reads', () => {
    const html = picture('a').replace('<i', '<i style="width:var(--x)"');
    expect(used('.a{--x:1px}', html)).toBe('.a{--x:1px}');
  });

  it('keeps them if the class is used by both kinds of demos', () => {
    expect(usedRules([['a', bothPalettes]], [picture('a'), demo('a')]).replaceAll(';}', '}')).toBe(bothPalettes);
  });
});
