import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkErrorGuides } from '../../../pipeline/checks/error-guides.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';
import { loadErrorGuides } from '../../../pipeline/content/error-guides.ts';
import { writeFiles } from '../../support/builds.ts';
import { useFolder } from '../../support/folder.ts';

const ENGLISH = `## no-row

\`\`\`text
No row #‹id›.

Add it.
\`\`\`

There is no row.

Add a row. See [rows](/x/react-data-grid/).
`;

const inContent = useFolder();

const load = async (files: Record<string, string>) => {
  await writeFiles(inContent('reference-errors'), files);
  const problems = new Problems();
  return { ...(await loadErrorGuides(createContext({ content: inContent() }), problems)), problems: problems.list };
};

describe('guides to error messages', () => {
  it('have the message, its cause and the fix, in each language', async () => {
    const { guides, problems } = await load({
      'x-data-grid.md': ENGLISH,
      'x-data-grid.zh.md': '## no-row\n\n没有行。\n\n添加一行。\n',
    });
    expect(guides).toMatchObject([
      {
        text: 'No row #‹id›.\n\nAdd it.',
        cause: { en: 'There is no row.', zh: '没有行。' },
        remedy: { en: 'Add a row. See [rows](/x/react-data-grid/).', zh: '添加一行。' },
        line: 1,
      },
    ]);
    expect(problems).toEqual([]);
  });

  it('say whether only a bug in the packages leads to the message', async () => {
    const broken = ENGLISH.replace('## no-row', '## broken').replace('```text', '```text internal');
    const { guides } = await load({ 'x-data-grid.md': `${ENGLISH}\n${broken}` });
    expect(guides.map(({ isInternal }) => isInternal)).toEqual([false, true]);
  });

  it('with a translation of an unknown message are reported', async () => {
    const { problems } = await load({ 'x-data-grid.md': ENGLISH, 'x-data-grid.zh.md': '## other\n\n一\n\n二\n' });
    expect(problems.map(({ message }) => message)).toEqual(['"other" is not a message of the English file.']);
  });

  it('that are not written yet are counted, and not shown', async () => {
    const begun = '## no-column\n\n```text\nNo column.\n```\n\n<!-- write: cause -->\n\nAdd a column.\n';
    const { guides, drafts, problems } = await load({
      'x-data-grid.md': `${ENGLISH}\n${begun}`,
      'x-data-grid.zh.md':
        '## no-row\n\n没有行。\n\n<!-- write: remedy -->\n\n## no-column\n\n没有列。\n\n添加一列。\n',
    });
    expect(guides.map(({ text, cause }) => [text, cause])).toEqual([
      ['No row #‹id›.\n\nAdd it.', { en: 'There is no row.' }],
    ]);
    expect(drafts.map(({ file, count }) => [path.basename(file), count])).toEqual([
      ['x-data-grid.md', 1],
      ['x-data-grid.zh.md', 1],
    ]);
    expect(problems).toEqual([]);
  });

  it('for a message that has changed are reported', async () => {
    const { guides } = await load({ 'x-data-grid.md': ENGLISH });
    const problems = new Problems();
    checkErrorGuides(guides, [], problems);
    expect(problems.list).toMatchObject([{ line: 1, message: expect.stringContaining('No row #‹id›.') as string }]);
  });
});
