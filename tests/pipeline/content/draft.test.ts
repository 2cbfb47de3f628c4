import { expect, it } from 'vitest';
import { countMarks, createDraft } from '../../../pipeline/content/draft.ts';

const DRAFT = `---
title: Sorting # translate
description: Order rows by the values of a column. # translate
packages: '@mui/x-data-grid'
---

<!-- translate -->
Rows have an order.

::demo{name="BasicSorting" height=300}

<!-- translate -->
## Several columns

<!-- translate -->
- first
- second

:::info

<!-- translate -->
Inside of it.

:::

<!-- translate -->
:::warning With a title

<!-- translate -->
| a | b |
| --- | --- |
| 1 | 2 |

:::

\`\`\`tsx
const code = true;
\`\`\`
`;

const PAGE = DRAFT.replaceAll(/^<!-- translate -->\n| # translate$/gm, '');

it('draftOf marks every text, and nothing that is the same in all languages', () => {
  expect(createDraft(PAGE)).toBe(DRAFT);
  expect(countMarks(DRAFT)).toBe(8);
  expect(countMarks(PAGE)).toBe(0);
});

it('countMarks does not count what only speaks of marks', () => {
  expect(countMarks('Take out `<!-- translate -->`.\n\n## # translate\n')).toBe(0);
});
