import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DemoFiles } from '../../../../pipeline/demos/find-demos.ts';
import { importedTables } from '../../../../pipeline/demos/languages/imported-tables.ts';
import { translateCode, translateDemo } from '../../../../pipeline/demos/languages/translate.ts';
import { createContext } from '../../../../pipeline/cache/context.ts';
import type { Sources } from '../../../../pipeline/cache/sources.ts';
import { need } from '../../../../site/kit/need.ts';

const CODE = `import { Box } from 'Boxes';
import type { Place } from '../Boxes';

const COLORS = { Open: 'green', shut: 'red' };
const ROWS: { name: string; state: 'Open' | 'Shut' }[] = [{ name: "Captain's box", state: 'Open' }];

export default function Boxes({ count }: { count: number }) {
  return (
    <Box aria-label="Boxes" title={\`\${count} boxes\`} footer={'Boxes and more'}>
      All of
      the boxes <b>Open</b>
    </Box>
  );
}
`;

const translate = (table: Record<string, string>) => {
  const used = new Set<string>();
  return { code: translateCode(CODE, table, used), used: [...used] };
};

describe('translateCode', () => {
  it.each([
    ['an attribute', 'Boxes', '箱子 "一"', 'aria-label="箱子 &quot;一&quot;"'],
    ['a string', "Captain's box", "船长'的箱子", String.raw`name: '船长\'的箱子'`],
    ['a template', '${count} boxes', '${count} 个箱子', 'title={`${count} 个箱子`}'],
    ['a text between tags, over two lines', 'All of the boxes', '所有箱子', '>\n      所有箱子 <b>'],
  ])('puts a translation in the place of %s', (_what, key, text, expected) => {
    const { code, used } = translate({ [key]: text });
    expect(code).toContain(expected);
    expect(used).toEqual([key]);
  });

  it('translates a text wherever it stands, and in types', () => {
    const { code } = translate({ Open: '开' });
    expect(code).toContain("state: '开' | 'Shut'");
    expect(code).toContain("state: '开' }");
    expect(code).toContain('<b>开</b>');
  });

  it('translates the capitalized names of a record, and no names of props', () => {
    const { code } = translate({ Open: '开', shut: '关' });
    expect(code).toContain("{ '开': 'green', shut: 'red' }");
  });

  it.each([
    ['<p>Open: {day}</p>', { 'Open:': '开：' }, '<p>开：{day}</p>'],
    ['<p>{day} (new) <b>box</b></p>', { '(new)': '（新）' }, '<p>{day}（新）<b>box</b></p>'],
    [
      "<p>\n  Open:{' '}\n  {day}{' '}\n  , now\n</p>",
      { 'Open:': '开：', ', now': '，现在' },
      '<p>\n  开：\n  {day}\n  ，现在\n</p>',
    ],
    ["<p>{day} boxes{' '}\n  {left}</p>", { boxes: '个箱子' }, "<p>{day} 个箱子{' '}\n  {left}</p>"],
    ['<p>Open: {day} boxes</p>', {}, '<p>Open: {day} boxes</p>'],
  ])('has no space beside full-width punctuation: %j', (code, table, expected) => {
    expect(translateCode(code, table, new Set())).toBe(expected);
  });

  it('leaves imports, parts of texts, and what no table has', () => {
    const { code } = translate({ Boxes: '箱子' });
    expect(code).toContain("from 'Boxes'");
    expect(code).toContain("footer={'Boxes and more'}");
    expect(translate({})).toEqual({ code: CODE, used: [] });
    expect(translate({ toString: '不' }).code).toBe(CODE);
  });
});

const PLACE = {
  name: 'Boxes',
  pageKey: '/x/boxes',
  entry: '/content/boxes/demos/Boxes.tsx',
  file: 'content/boxes/demos/Boxes.tsx',
};

describe('translateDemo', () => {
  const demo: DemoFiles = {
    ...PLACE,
    sources: { system: CODE, css: "export default () => 'Red';" },
    stylings: { css: '/content/boxes/demos/Boxes.css.tsx' },
    styles: {},
    tables: { zh: { Boxes: '箱子', Red: '红' } },
  };

  it('translates the code in every styling, and nothing in a language without a table', () => {
    const { system, css } = translateDemo(demo, 'zh').sources;
    expect(system).toContain('aria-label="箱子"');
    expect(css).toBe("export default () => '红';");
    expect(translateDemo(demo, 'en')).toBe(demo);
  });
});

describe('a demo with shared data', () => {
  const demo: DemoFiles = {
    ...PLACE,
    sources: { system: "export default () => states.filter((state) => state !== 'Shut').join(', ');" },
    stylings: {},
    styles: {},
    tables: {},
  };
  const file = '/content/data/states.ts';
  const shared = {
    text: "export const states = ['Open', 'Shut'];",
    tableFile: 'content/data/states.zh.json',
    table: { Open: '开', Shut: '关' },
  };

  it('has the translated data, and looks for the same words in it', () => {
    const translated = translateDemo(demo, 'zh', new Map([[file, shared]]));
    expect(translated.imported).toEqual(new Map([[file, "export const states = ['开', '关'];"]]));
    expect(translated.sources.system).toContain("state !== '关'");
  });

  it('refuses another translation than that of the data, and a text that the data does not have', () => {
    const tables = { zh: { Shut: '闭' } };
    expect(() => translateDemo({ ...demo, tables }, 'zh', new Map([[file, shared]]))).toThrow(
      'content/boxes/demos/Boxes.zh.json: It translates "Shut" as "闭", and content/data/states.zh.json as "关".',
    );
    const table = { ...shared.table, Ajar: '半开' };
    expect(() => translateDemo(demo, 'zh', new Map([[file, { ...shared, table }]]))).toThrow(
      /^content\/data\/states\.zh\.json: .*"Ajar"/,
    );
  });

  it('finds the tables beside imported files', async () => {
    const texts: Record<string, string> = {
      [demo.entry]: "import { states } from '../../data/states';",
      [file]: shared.text,
      '/content/data/states.zh.json': JSON.stringify(shared.table),
    };
    const sources: Sources = {
      read: (name) => (name in texts ? Promise.resolve(need(texts, name)) : Promise.reject(new Error('none'))),
      list: (folder) => Promise.resolve(Object.keys(texts).filter((name) => path.dirname(name) === folder)),
    };
    const reader = { root: '/', sources, run: createContext().steps.run };
    expect(await importedTables(reader, demo, 'zh')).toEqual(new Map([[file, shared]]));
    expect(await importedTables(reader, demo, 'en')).toEqual(new Map());
  });
});
