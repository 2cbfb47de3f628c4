import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../pipeline/kit/problems.ts';
import { MAX_DESCRIPTION, parseFrontMatter } from '../../../pipeline/content/front-matter.ts';

function parse(text: string) {
  const problems: Omit<Problem, 'file'>[] = [];
  const parsed = parseFrontMatter(text, (problem) => problems.push(problem));
  return { parsed, problems };
}

const file = (...rows: string[]) => `---\n${rows.join('\n')}\n---\n\nText.\n`;
const REQUIRED = ['title: A title', 'description: A sentence.'];

describe('parseFrontMatter', () => {
  it('only requires a title and a description', () => {
    const { parsed, problems } = parse(file(...REQUIRED));
    expect(problems).toEqual([]);
    expect(parsed?.frontMatter).toEqual({ title: 'A title', description: 'A sentence.', components: [], packages: [] });
  });

  it('reads every field, splitting lists at commas', () => {
    const { parsed, problems } = parse(
      file(
        'title: Rich Tree View - Expansion',
        'description: One sentence.',
        'components: RichTreeView, TreeItem',
        "packages: '@mui/x-tree-view,@mui/x-tree-view-pro,'",
        "githubLabel: 'scope: tree view'",
        'waiAria: https://www.w3.org/WAI/ARIA/apg/patterns/treeview/',
      ),
    );
    expect(problems).toEqual([]);
    expect(parsed?.frontMatter).toEqual({
      title: 'Rich Tree View - Expansion',
      description: 'One sentence.',
      components: ['RichTreeView', 'TreeItem'],
      packages: ['@mui/x-tree-view', '@mui/x-tree-view-pro'],
      githubLabel: 'scope: tree view',
      waiAria: 'https://www.w3.org/WAI/ARIA/apg/patterns/treeview/',
    });
  });

  it.each([
    ['\n', 'line feeds'],
    ['\r\n', 'carriage returns'],
  ])('finds the start of the body: %j', (newline) => {
    const text = file(...REQUIRED, 'packages: a').replaceAll('\n', newline);
    const { parsed } = parse(text);
    const rows = text.split(newline);
    expect(parsed?.bodyLine).toBe(5);
    expect(parsed?.body.split(newline)).toEqual(rows.slice(5));
  });

  it('ignores a thematic break in the body', () => {
    expect(parse(`${file(...REQUIRED)}\n---\n\nMore.\n`).parsed?.body).toBe('\nText.\n\n---\n\nMore.\n');
  });

  it.each([
    ['front matter that does not begin the file', `\n${file(...REQUIRED)}`, 1],
    ['front matter without an end', '---\ntitle: A\n', 1],
    ['an empty block', '---\n\n---\nText.\n', 1],
    ['a block that is a text', '---\njust words\n---\nText.\n', 1],
  ])('reports %s', (name, text, line) => {
    const { parsed, problems } = parse(text);
    expect(parsed).toBeNull();
    expect(problems[0]).toMatchObject({ line });
  });

  it.each([
    ['a missing description', ['title: A'], 'description', 1],
    ['an empty title', ['description: A sentence.', "title: ''"], 'title', 3],
    ['a blank description', ['title: A', "description: '  '"], 'description', 3],
    ['a misspelt field', [...REQUIRED, 'package: a'], 'package', 4],
    ['an address that is none', [...REQUIRED, 'waiAria: treeview'], 'waiAria', 4],
    ['components as a YAML list', [...REQUIRED, 'components:', '  - A'], 'components', 4],
  ])('reports %s with its line', (name, rows, field, line) => {
    const { parsed, problems } = parse(file(...rows));
    expect(parsed).toBeNull();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ line });
    expect(problems[0]?.message).toContain(field);
    expect(problems[0]?.remedy).not.toBe('');
  });

  it('reports all problems at once', () => {
    expect(
      parse(file('title: 42', 'author: Me'))
        .problems.map(({ line }) => line)
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  it.each([
    [MAX_DESCRIPTION, 0],
    [MAX_DESCRIPTION + 1, 1],
  ])('limits the description to 160 characters: %d', (length, count) => {
    expect(MAX_DESCRIPTION).toBe(160);
    const { problems } = parse(file('title: A', `description: ${'a'.repeat(length)}`));
    expect(problems).toHaveLength(count);
    if (count > 0) expect(problems[0]?.message).toContain('161');
  });
});
