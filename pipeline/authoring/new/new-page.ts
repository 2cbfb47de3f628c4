import path from 'node:path';
import { titleFromSlug } from '../../../site/navigation.ts';
import { PAGE, type Generator } from './generator.ts';
import { writeNew } from './write-new.ts';

/** An English page. */
export const page: Generator = {
  args: [PAGE],
  make: async (context, [name = '']) => {
    const text = `---
title: ${titleFromSlug(name)}
description: One sentence that says what you can do with it.
---

Two sentences that say what the feature is for, and when you need it.

## What to read next

- [Installation](/x/introduction/installation/): the packages that you need.
- [Support](/x/introduction/support/): where you can ask.
`;
    await writeNew(context, path.join(context.content, name, 'index.md'), text);
    return [
      `Now add { pathname: '/x/${name}' } to content/navigation.ts, where it belongs in the tree, and its title to content/navigation.zh.ts.`,
    ];
  },
};
