import { describe, expect, it } from 'vitest';
import { mergePalettes } from '../../../../pipeline/demos/css/merge-palettes.ts';
import { reuseRules } from '../../../../pipeline/demos/css/reuse-rules.ts';
import type { RenderedDemo } from '../../../../site/protocol/prerender.ts';

/** A demo in one palette, with a text, an element for each class, and a rule with its colour. */
const rendered = (text: string, colors: Record<string, string>): RenderedDemo => ({
  html: `<p>${text}</p>${Object.keys(colors)
    .map((name) => `<i class="${name}"></i>`)
    .join('')}`,
  styles: Object.entries(colors).map(([name, color]) => [name, `.${name}{color:${color}}`]),
});

function merge(light: RenderedDemo, dark: RenderedDemo) {
  const merged = mergePalettes(light, dark);
  if (!('html' in merged)) throw new Error(merged.message);
  return { html: merged.html, styles: [...merged.styles] };
}

const light = { a: '#111', b: '#222' };
const dark = { c: '#aaa', d: '#bbb' };
const rules = new Map(merge(rendered('Text', light), rendered('Text', dark)).styles);

describe('reuseRules', () => {
  it('returns what merging both palettes of the other language returns', () => {
    const translated = merge(rendered('文字', light), rendered('文字', dark));
    expect(reuseRules(rendered('文字', light), rules)).toEqual(translated);
  });

  it('leaves out the rules of classes that the other language does not have', () => {
    expect(reuseRules(rendered('文字', { b: '#222' }), rules)?.styles).toEqual([
      ['b', '.b{color:light-dark(#222,#bbb)}'],
    ]);
  });

  it('refuses a class that only the other language has', () => {
    expect(reuseRules(rendered('文字', { ...light, e: '#333' }), rules)).toBeNull();
  });

  it('knows the classes of a picture by their own names', () => {
    const picture = { html: '<div data-picture=""><i class="mui-a b"></i></div>', styles: [] };
    const reused = reuseRules(
      { ...picture, styles: [['mui-a', '.mui-a{top:0}']] },
      new Map([['pic-a', '.pic-a{left:0}']]),
    );
    expect(reused).toEqual({ html: picture.html.replace('mui-a', 'pic-a'), styles: [['pic-a', '.pic-a{left:0}']] });
  });
});
