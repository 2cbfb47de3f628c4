import { describe, expect, it } from 'vitest';
import { tailwindStyles } from '../../../../pipeline/demos/css/compile-tailwind.ts';
import { ROOT } from '../../../architecture/imports.ts';

/** The rules without the theme layer and `@property` rules. */
async function getRules(classes: string): Promise<string> {
  const css = await tailwindStyles(ROOT, `<p className="${classes}" />`);
  return css.slice(0, css.indexOf('@property')).replace(/@layer theme\s*\{[^]*?\n\}\n/, '');
}

describe('the Tailwind rules of a demo', () => {
  it('cover the classes that it uses, without a layer', async () => {
    const css = await getRules('ms-4');
    expect(css).toMatch(/^\.ms-4 \{\s+margin-inline-start:/m);
    expect(css).not.toContain('.pe-4');
    expect(css).not.toMatch(/@layer (?!properties;)/);
  });

  it('for the dark palette follow the root’s mode, or else the system’s', async () => {
    const css = await getRules('dark:italic');
    expect(css).toMatch(/^\.dark\\:italic:where\(\[data-mode='dark'\] \*\) \{/m);
    expect(css).toMatch(
      /@media \(prefers-color-scheme: dark\) \{\s+\.dark\\:italic:where\(html:not\(\[data-mode\]\) \*\) \{/,
    );
  });
});
