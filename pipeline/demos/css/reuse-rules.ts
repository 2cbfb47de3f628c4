import type { RenderedDemo } from '../../../site/protocol/prerender.ts';
import { renamePictureClasses } from './picture-classes.ts';

/**
 * Gives a demo in its light palette the rules of the same demo in another language, which show both palettes.
 *
 * @returns Null if it has a class without such rules.
 */
export function reuseRules(light: RenderedDemo, rules: ReadonlyMap<string, string>): RenderedDemo | null {
  const { html, styles } = renamePictureClasses({ html: light.html, styles: new Map(light.styles) });
  const known = [...styles.keys()].flatMap((name): RenderedDemo['styles'] => {
    const css = rules.get(name);
    return css === undefined ? [] : [[name, css]];
  });
  return known.length === styles.size ? { html, styles: known } : null;
}
