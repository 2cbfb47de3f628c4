import type { Merged } from './merge-palettes.ts';

/** What a picture's classes begin with, instead of the name of Emotion's cache. */
const PREFIX = 'pic-';

/**
 * Gives the classes of a picture (`pictures.ts`) names that no live demo has. Then the page needs no rule that the picture
 * does not match: rules of the same name could override those of live demos.
 */
export function renamePictureClasses({ html, styles }: Merged): Merged {
  if (!html.includes(' data-picture')) return { html, styles };
  const names = new Map([...styles.keys()].map((name) => [name, PREFIX + name.replace(/^mui-/, '')]));
  const rename = (name: string) => names.get(name) ?? name;
  return {
    html: html.replace(/ class="([^"]*)"/g, (_, list: string) => ` class="${list.split(' ').map(rename).join(' ')}"`),
    styles: new Map(
      [...styles].map(([name, css]) => [
        rename(name),
        css.replace(/\.([\w-]+)/g, (_, className: string) => `.${rename(className)}`),
      ]),
    ),
  };
}
