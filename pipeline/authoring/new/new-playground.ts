import { existsSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS, type ProductId } from '../../../site/products.ts';
import { UserError } from '../../kit/user-error.ts';
import { componentArgument, type Generator, type Argument } from './generator.ts';
import { changeFile } from './write-new.ts';

/** Packages of a library, the lowest plan first. */
const PLANS = ['', '-pro', '-premium'];

export const libraryArgument = (example: ProductId): Argument => ({
  question: 'Library',
  example,
  pattern: new RegExp(`^(?:${PRODUCTS.map(({ id }) => id).join('|')})$`),
});

export const playground: Generator = {
  args: [libraryArgument('x-tree-view'), componentArgument('Component', 'RichTreeView')],
  make: async (context, [library = '', component = '']) => {
    const isInstalled = (name: string) => existsSync(path.join(context.root, 'node_modules', name));
    const packages = PLANS.map((plan) => `@mui/${library}${plan}`).filter(isInstalled);
    const pack = packages.find((name) => isInstalled(`${name}/${component}`));
    if (pack === undefined)
      throw new UserError(`None of ${packages.join(', ')} has a folder ${component}, from which it could be imported.`);
    const entry = `      {
        component: '${component}',
        imports: ["import { ${component} } from '${pack}/${component}';"],
        props: {},
        height: 240,
      },
`;
    await changeFile(context, path.join(context.content, 'reference-playgrounds.ts'), (text) => {
      const start = text.indexOf(`\n    '${library}': [\n`);
      const end = text.indexOf('\n    ],\n', start) + 1;
      return start < 0 || end === 0 ? null : text.slice(0, end) + entry + text.slice(end);
    });
    return [`Now give ${component} the props that show what it does, and its stage a height in pixels.`];
  },
};
