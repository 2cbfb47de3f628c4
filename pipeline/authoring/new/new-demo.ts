import path from 'node:path';
import { titleFromSlug } from '../../../site/navigation.ts';
import { CODE_STYLINGS, type CodeStyling } from '../../../site/preferences.ts';
import { PAGE, componentArgument, type Generator } from './generator.ts';
import { readPage, writeNew } from './write-new.ts';

/** The styling of a demo's main file comes first. */
const [, ...others] = CODE_STYLINGS;

/**
 * Templates of demos in other stylings than the default, by what follows the demo's name. A styling without
 * an entry begins with a plain button.
 */
const FILES: Partial<Record<CodeStyling, (name: string, text: string) => Record<string, string>>> = {
  tailwind: (name, text) => ({
    '.tailwind.tsx': component(name, `<button className="rounded border px-4 py-2">${text}</button>`),
  }),
  css: (name, text) => ({
    '.css.tsx': `import './${name}.css';\n\n${component(name, `<button className="button">${text}</button>`)}`,
    '.css': '.button {\n  padding: 8px 16px;\n}\n',
  }),
};

export const demo: Generator = {
  args: [
    PAGE,
    componentArgument('Name of the demo', 'BasicVirtualization'),
    {
      question: 'Stylings',
      example: others.join(' '),
      pattern: new RegExp(`^(?:${others.join('|')})$`),
      isOptional: true,
    },
  ],
  make: async (context, [page = '', name = '', ...stylings]) => {
    await readPage(context, page);
    const text = titleFromSlug(name);
    const files = {
      '.tsx': `import Button from '@mui/material/Button';\n\n${component(name, `<Button variant="outlined">${text}</Button>`)}`,
    };
    for (const styling of others.filter((other) => stylings.includes(other))) {
      const plain = { [`.${styling}.tsx`]: component(name, `<button>${text}</button>`) };
      Object.assign(files, FILES[styling]?.(name, text) ?? plain);
    }
    for (const [end, code] of Object.entries(files))
      await writeNew(context, path.join(context.content, page, 'demos', name + end), code);
    return [
      `Now put ::demo{name="${name}" height=120} on a line of its own in content/${page}/index.md and its translations.`,
      `Their words for the demo stand beside it, in ${name}.<language>.json.`,
    ];
  },
};

function component(name: string, element: string): string {
  return `export default function ${name}() {\n  return ${element};\n}\n`;
}
