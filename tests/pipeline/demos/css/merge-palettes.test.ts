import { compile, middleware, serialize, stringify } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { describe, expect, it } from 'vitest';
import { toLogical } from '../../../../pipeline/demos/css/logical.ts';
import { mergePalettes, type Merged } from '../../../../pipeline/demos/css/merge-palettes.ts';

type Rules = Record<string, string>;

const rendered = (html: string, rules: Rules = {}) => ({ html, styles: Object.entries(rules) });

function merge(light: ReturnType<typeof rendered>, dark: ReturnType<typeof rendered>): Merged {
  const merged = mergePalettes(light, dark);
  if (!('html' in merged)) throw new Error(merged.message);
  return merged;
}

/** The merged rule of one element that has one class in each palette. */
const mergedRule = (light: string, dark: string) =>
  merge(rendered('<p class="a"></p>', { a: light }), rendered('<p class="b"></p>', { b: dark })).styles.get('a') ?? '';

/** CSS without the blocks whose selector or condition depends on the mode or the medium. */
function unconditional(css: string): string {
  const start = css.search(/[^{}]*(?:data-mode|prefers-color-scheme|@media (?:screen|print))[^{}]*\{/);
  if (start === -1) return css;
  let depth = 0;
  let end = css.indexOf('{', start);
  do {
    depth += css[end] === '{' ? 1 : css[end] === '}' ? -1 : 0;
    end += 1;
  } while (depth > 0 && end < css.length);
  return css.slice(0, start) + unconditional(css.slice(end));
}

describe('mergePalettes', () => {
  it('returns a demo unchanged that looks the same in both palettes', () => {
    const same = rendered('<p class="a b">text</p>', { a: '.a{color:#000}' });
    expect(merge(same, same)).toEqual({ html: same.html, styles: new Map([['a', '.a{color:#000}']]) });
  });

  it.each([
    ['.a{color:#000}', '.b{color:#fff}', '.a{color:light-dark(#000,#fff)}'],
    [
      '.a{color:rgba(0, 0, 0, 0.5);top:0}',
      '.b{color:rgb(255, 255, 255);top:0}',
      '.a{color:light-dark(rgba(0, 0, 0, 0.5),rgb(255, 255, 255));top:0}',
    ],
    ['.a{border-color:#000 #111}', '.b{border-color:#000 #222}', '.a{border-color:#000 light-dark(#111,#222)}'],
    [
      '.a{border:1px solid #000}',
      '.b{border:1px solid transparent}',
      '.a{border:1px solid light-dark(#000,transparent)}',
    ],
    [
      '.a{color:#111}.a:hover{color:#222}',
      '.b{color:#111}.b:hover{color:#333}',
      '.a{color:#111}.a:hover{color:light-dark(#222,#333)}',
    ],
    [
      '.a{--x:#fff}',
      '.b{--x:color-mix(in srgb, #123 90%, rgb(1, 2, 3))}',
      '.a{--x:light-dark(#fff,color-mix(in srgb, #123 90%, rgb(1, 2, 3)))}',
    ],
  ])('merges the colours %s and %s', (light, dark, expected) => {
    expect(mergedRule(light, dark)).toBe(expected);
  });

  it('merges colours in attributes', () => {
    const { html } = merge(rendered('<path fill="#000" d="M0 0"/>'), rendered('<path fill="#fff" d="M0 0"/>'));
    expect(html).toBe('<path fill="light-dark(#000,#fff)" d="M0 0"/>');
  });

  it.each([
    ['another value', '.a{opacity:0.4}', '.b{opacity:0.3}', 'opacity:0.3'],
    ['another declaration', '.a{top:0}', '.b{top:0;border:0}', 'border:0'],
    ['another word for a colour', '.a{color:#000}', '.b{color:white}', 'color:white'],
  ])('puts %s into rules for the dark mode', (name, light, dark, declaration) => {
    const css = mergedRule(light, dark);
    expect(css).toContain(declaration);
    expect(unconditional(css)).not.toContain(declaration);
    expect(css).toMatch(/prefers-color-scheme:\s*dark/);
    expect(css).toMatch(/\[data-mode="?dark"?\]/);
    expect(css).not.toContain('.b');
  });

  it('repeats for the dark mode only what differs, and what overrides it', () => {
    const css = mergedRule(
      '.a{top:0;opacity:0.4;border:1px;border-color:#000}',
      '.b{top:0;opacity:0.3;border:2px;border-color:#fff}',
    );
    expect(unconditional(css)).toBe('.a{top:0;opacity:0.4;border:1px;border-color:light-dark(#000,#fff)}');
    expect(css).toMatch(/\[data-mode=dark\]\)\{\.a\{opacity:0\.3;border:2px;border-color:#fff\}\}/);
  });

  it('does not apply declarations of the light palette in dark mode', () => {
    expect(unconditional(mergedRule('.a{top:0;border:0}', '.b{top:0}'))).not.toContain('border');
  });

  it('puts only those rules into a mode that differ in more than colours', () => {
    const css = mergedRule(
      '.a{top:0;color:#000}@media (hover:none){.a:hover{opacity:0.4}.a:focus{left:0}}',
      '.b{top:0;color:#fff}@media (hover:none){.b:hover{opacity:0.3;border:0}.b:focus{left:0}}',
    );
    expect(unconditional(css)).toBe('.a{top:0;color:light-dark(#000,#fff)}@media (hover:none){.a:focus{left:0}}');
    expect(css).toMatch(/\[data-mode=light\]\)\{\.a:hover\{opacity:0\.4\}\}/);
    expect(css).toMatch(/\[data-mode=dark\]\)\{\.a:hover\{opacity:0\.3;border:0\}\}/);
  });

  it('has the light palette on paper', () => {
    const onScreen =
      /@media screen\{@media \(prefers-color-scheme:(\w+)\)\{:where\(html:not\(\[data-mode\]\)\)\{(.*?)\}\}:where\(html\[data-mode=\1\]\)\{\2\}\}/g;
    const css = mergedRule(
      '.a{top:0}.a:hover{opacity:0.4}.a:focus{left:0}',
      '.b{top:0}.b:hover{opacity:0.3;border:0}.b:focus{left:1px}',
    );
    expect([...css.matchAll(onScreen)].map(([, mode]) => mode)).toEqual(['light', 'dark', 'dark']);
    expect(css.replaceAll(onScreen, '')).toBe('.a{top:0}@media print{.a:hover{opacity:0.4}}.a:focus{left:0}');
  });

  it('handles a brace inside a string', () => {
    const css = mergedRule(
      '.a::before{content:"}";color:#000}.a{top:0}',
      '.b::before{content:"}";color:#fff}.b{top:0}',
    );
    expect(css).toBe('.a::before{content:"}";color:light-dark(#000,#fff)}.a{top:0}');
  });

  it('duplicates all rules for each mode if one palette has more rules', () => {
    const css = mergedRule('.a{top:0}', '.b{top:0}.b:hover{top:1px}');
    expect(unconditional(css)).toBe('');
    expect(css).toMatch(/\[data-mode=dark\]\)\{\.a\{top:0\}\.a:hover\{top:1px\}\}/);
  });

  it('splits a light class that corresponds to two dark ones', () => {
    const { html, styles } = merge(
      rendered('<i class="a"></i><b class="a"></b><u class="a"></u>', { a: '.a{color:#000}' }),
      rendered('<i class="b"></i><b class="c"></b><u class="b"></u>', { b: '.b{color:#111}', c: '.c{color:#222}' }),
    );
    const [first = '', second = '', third] = [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect([styles.get(first), styles.get(second)]).toEqual([
      `.${first}{color:light-dark(#000,#111)}`,
      `.${second}{color:light-dark(#000,#222)}`,
    ]);
    expect(third).toBe(first);
  });

  it('keeps the order of rules, so that later ones win', () => {
    const rules = { a: '.a{top:0}', b: '.b{top:1px}', c: '.c{top:2px}' };
    const html = '<p class="c"></p><p class="b"></p><p class="a"></p>';
    expect([...merge(rendered(html, rules), rendered(html, rules)).styles.keys()]).toEqual(['a', 'b', 'c']);
  });

  it.each([
    ['more elements', '<p></p>', '<p></p><p></p>'],
    ['fewer elements', '<p><i></i></p>', '<p></p>'],
    ['other elements', '<p><i>a</i></p>', '<p><b>a</b></p>'],
  ])('rejects %s in the dark palette', (name, light, dark) => {
    const merged = mergePalettes(rendered(light), rendered(dark));
    expect(merged).not.toHaveProperty('html');
    expect(merged).toHaveProperty('remedy');
  });
});

/** Semicolons before a closing brace do not matter. */
const withoutLastSemicolons = (css: string) => css.replaceAll(';}', '}');

describe('toLogical', () => {
  it.each([
    ['.a{margin-left:8px;padding-right:4px}', '.a{margin-inline-start:8px;padding-inline-end:4px}'],
    ['.a{left:0;right:auto}', '.a{inset-inline-start:0;inset-inline-end:auto}'],
    ['.a{text-align:left}.b{text-align:right}', '.a{text-align:start}.b{text-align:end}'],
    [
      '.a{border-top-left-radius:1px;border-top-right-radius:2px;border-bottom-left-radius:3px;border-bottom-right-radius:4px}',
      '.a{border-start-start-radius:1px;border-start-end-radius:2px;border-end-start-radius:3px;border-end-end-radius:4px}',
    ],
    ['@media (min-width:600px){.a{margin-right:-8px}}', '@media (min-width:600px){.a{margin-inline-end:-8px}}'],
  ])('converts %s', (css, expected) => {
    expect(withoutLastSemicolons(toLogical(css))).toBe(expected);
  });

  it.each(['.a{text-align:center}', '.left{color:#000}', '.a{--left:0}', '.a{direction:ltr}', '.a{content:"left:0"}'])(
    'leaves %s unchanged, which has no direction',
    (css) => {
      expect(withoutLastSemicolons(toLogical(css))).toBe(css);
    },
  );

  it.each([
    'margin:1px 2px 3px 4px',
    'border-radius:1px 2px 3px 4px',
    'border-left-color:#000',
    'float:left',
    'transform-origin:top left',
    'transform:translate(14px, 16px)',
    'transform:translateX(20px)',
    'transform:translateY(20px)',
    'margin:1px 2px',
    'margin-top:1px',
  ])('converts %s if and only if the RTL plugin of live demos does', (declaration) => {
    const written = `.a{${declaration};}`;
    const isMirrored = serialize(compile(written), middleware([rtlPlugin, stringify])) !== written;
    expect(toLogical(written) !== written).toBe(isMirrored);
  });
});
