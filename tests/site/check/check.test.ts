import { describe, expect, it } from 'vitest';
import { checkCode } from '../../../site/check/check-code.ts';
import { applyEdits } from '../../../site/check/findings.ts';
import type { EntryTable } from '../../../site/check/tables.ts';
import type { ComposedTables } from '../../../pipeline/reference/check/compose-tables.ts';
import { openTables } from '../../support/check-tables.ts';

const entry = (name: string, parts: EntryTable['parts'], rest: Partial<EntryTable> = {}): EntryTable => ({
  name,
  page: `/x/api/charts/${name.toLowerCase()}`,
  parts,
  props: null,
  values: {},
  kept: {},
  ...rest,
});

/** A library with one of each kind of change. */
const LIBRARY: ComposedTables = {
  library: {
    product: 'x-charts',
    exports: {
      Gone: { gone: '8' },
      OldStage: { gone: '8', to: 'Stage' },
      oldHook: { gone: '8', to: 'middleHook' },
      middleHook: { gone: '9', to: 'newHook' },
      Late: { since: '8.5' },
      Ahead: { since: '9.0' },
      Old: { deprecated: { '8': 'Use [`New`](/new) instead.' } },
      Paid: { plan: 'pro' },
      Cast: { parameters: { '7': ['TDate', 'TRole'], '8': ['TRole'] } },
    },
    aliases: { StageProps: 'Stage', stageClasses: 'Stage', MuiStage: 'Stage' },
  },
  entries: [
    entry(
      'Stage',
      {
        'prop-curtain': { gone: '8' },
        'prop-light': { gone: '8', to: 'lights' },
        'prop-seats': { types: { '7': 'number[]', '8': "{ type: 'row' | 'box'; ids: Set<number> }" } },
        'prop-mood': { types: { '7': "'calm' | 'wild'", '8': "'quiet' | 'wild'" } },
        'prop-onEnd': { types: { '7': '(at: number) => void', '8': '(at: NumberValue) => void' } },
        'prop-balcony': { plan: 'pro' },
        'slot-door': { gone: '8', to: 'entrance' },
        'class-floor': { gone: '8' },
      },
      { values: { 'prop-acts': ['Act'], 'slot-sign': ['Sign'] }, kept: { 'slot-sign': ['prop-place'] } },
    ),
    entry('Act', { 'prop-pause': { gone: '8', to: 'interval' } }),
    entry('Booth', { 'prop-price': { gone: '8' } }, { props: ['className', 'price'] }),
    entry('Sign', { 'prop-neon': { gone: '8' }, 'prop-place': { gone: '8' } }),
    entry('Choice', { 'prop-ids': { since: '8.0' } }),
    entry('UseStageParameters', { 'prop-quiet': { gone: '8' } }),
    entry('UseStageReturnValue', { 'prop-actor': { gone: '8', to: 'actors' } }),
    entry('GridApi', { 'prop-bow': { gone: '8' } }),
  ],
  packages: {
    '@mui/x-charts': { plan: null, entryPoints: { OldStage: { gone: '8', to: 'Stage' }, Gone: { gone: '8' } } },
    '@mui/x-charts-pro': { plan: 'pro', entryPoints: {} },
  },
};

const TABLES = openTables([LIBRARY]);

async function check(text: string, { from = '7', to = '8', name = 'Play.tsx' } = {}) {
  return checkCode({ files: [{ name, text }], upgrade: { from, to }, ...TABLES });
}

/** Findings in short: `1 gone Stage.curtain`. */
async function list(text: string, options: Parameters<typeof check>[1] = {}): Promise<string[]> {
  const { findings } = await check(text, options);
  return findings.map(
    ({ line, kind, owner, name, to }) => `${line} ${kind} ${owner}.${name}${to === undefined ? '' : ` ${to}`}`,
  );
}

const STAGE = `import { Stage } from '@mui/x-charts/Stage';\n`;

describe('imports', () => {
  it.each([
    [`import { Gone } from '@mui/x-charts';`, ['1 gone @mui/x-charts.Gone']],
    [
      `import { Gone as Other, type OldStage } from '@mui/x-charts';`,
      ['1 gone @mui/x-charts.Gone', '1 renamed @mui/x-charts.OldStage Stage'],
    ],
    [`export { Gone } from '@mui/x-charts';`, ['1 gone @mui/x-charts.Gone']],
    [`import { Stage } from '@mui/x-charts/OldStage';`, ['1 renamed @mui/x-charts.OldStage Stage']],
    [`import '@mui/x-charts/Gone';`, ['1 gone @mui/x-charts.Gone']],
    [`import { Old } from '@mui/x-charts';`, ['1 deprecated @mui/x-charts.Old']],
    [`import { Paid } from '@mui/x-charts';`, ['1 plan @mui/x-charts.Paid']],
    [`import { Paid } from '@mui/x-charts-pro';`, []],
    [`import { Gone } from './charts';`, []],
    [`import { Ahead } from '@mui/x-charts';`, ['1 newer @mui/x-charts.Ahead']],
  ])('%s', async (code, findings) => {
    expect(await list(code)).toEqual(findings);
  });

  it('follows a name that changes twice', async () => {
    const code = `import { oldHook } from '@mui/x-charts';\noldHook();`;
    expect(await list(code, { from: '7', to: '9' })).toEqual(['1 renamed @mui/x-charts.oldHook newHook']);
    expect(await list(code, { from: '7', to: '8' })).toEqual(['1 renamed @mui/x-charts.oldHook middleHook']);
  });

  it.each([
    ['8.4', '8', [false]],
    ['8.5', '8', []],
    ['8', '8', []],
    ['7', '9', [false]],
  ])('knows what is newer than version %s', async (from, to, isBroken) => {
    const { findings } = await check(`import { Late } from '@mui/x-charts';`, { from, to });
    expect(findings.map((one) => one.isBroken)).toEqual(isBroken);
  });

  it('renames every use, and keeps other names for it', async () => {
    const code = [
      `import { OldStage, oldHook as hook } from '@mui/x-charts';`,
      `const parts = { OldStage };`,
      `const a: OldStage = hook();`,
      `<OldStage OldStage="1"></OldStage>;`,
    ].join('\n');
    expect(applyEdits(code, (await check(code)).findings)).toBe(
      [
        `import { Stage, middleHook as hook } from '@mui/x-charts';`,
        `const parts = { OldStage: Stage };`,
        `const a: Stage = hook();`,
        `<Stage OldStage="1"></Stage>;`,
      ].join('\n'),
    );
  });
});

describe('names that no version has', () => {
  const code = (body: string) => `import { Booth } from '@mui/x-charts';\n${body}`;

  it.each<[string, string[]]>([
    ['<Booth onVisit={f} price={1} />', ['2 unknown Booth.onVisit', '2 gone Booth.price']],
    ['<Booth className="a" data-id="1" aria-label="a" key="a" ref={r} />', []],
    ['const Own = styled(Booth)({}); <Own onVisit={f} price={1} />', ['2 gone Booth.price']],
    ['<Booth {...{ onVisit: f }} />', []],
  ])('%s', async (body, findings) => {
    expect(await list(code(body))).toEqual(findings);
  });
});

describe('parts of components and objects', () => {
  it.each<[string, string[]]>([
    ['<Stage curtain light={1} />', ['2 gone Stage.curtain', '2 renamed Stage.light lights']],
    ['<Stage {...{ curtain: 1 }} />', ['2 gone Stage.curtain']],
    ['const base = { curtain: 1 }; <Stage {...base} />', ['2 gone Stage.curtain']],
    ['const Own = styled(Stage)({}); <Own curtain />', ['2 gone Stage.curtain']],
    ['const Own = React.memo(Stage); <Own curtain />', ['2 gone Stage.curtain']],
    [
      '<Stage slots={{ door: D }} slotProps={{ door: {} }} />',
      ['2 renamed Stage.door entrance', '2 renamed Stage.door entrance'],
    ],
    ['<Stage slotProps={{ sign: { neon: 1, place: 2 } }} />', ['2 gone Sign.neon']],
    ['<Stage slotProps={{ sign: () => ({ neon: 1 }) }} />', ['2 gone Sign.neon']],
    ['<Stage classes={{ floor: "a" }} />', ['2 gone Stage.floor']],
    ['<Stage acts={[{ pause: 1 }]} />', ['2 renamed Act.pause interval']],
    ['const acts = React.useMemo(() => [{ pause: 1 }], []); <Stage acts={acts} />', ['2 renamed Act.pause interval']],
    ['<Stage acts={names.map((name) => ({ name, pause: 1 }))} />', ['2 renamed Act.pause interval']],
    ['<Stage sx={{ "& .MuiStage-floor": {} }} />', ['2 gone Stage.floor']],
    ['<Stage other={curtain} />', []],
    ['function F({ curtain }) { return <Stage />; }', []],
    ['const Stage2 = () => null; <Stage2 curtain />', []],
  ])('%s', async (code, findings) => {
    expect(await list(STAGE + code)).toEqual(findings);
  });

  it.each<[string, string[]]>([
    ['const acts: Act[] = [{ pause: 1 }];', ['2 renamed Act.pause interval']],
    ['const acts: readonly Act<Row>[] = [{ pause: 1 }];', ['2 renamed Act.pause interval']],
    ['const act = { pause: 1 } satisfies Act;', ['2 renamed Act.pause interval']],
    ['const [acts] = React.useState<Act[]>([{ pause: 1 }]);', ['2 renamed Act.pause interval']],
    ['const make = (): Act => ({ pause: 1 });', ['2 renamed Act.pause interval']],
    ['const set: Partial<StageProps> = { curtain: 1 };', ['2 gone Stage.curtain']],
    ['function Own({ curtain, ...rest }: StageProps) {}', ['2 gone Stage.curtain']],
    ['function Own(props: StageProps) { const { curtain } = props; }', ['2 gone Stage.curtain']],
    ['useStage({ quiet: true });', ['2 gone UseStageParameters.quiet']],
    ['const { actor } = useStage({});', ['2 renamed UseStageReturnValue.actor actors']],
    ['const stage = useStage({}); const { actor } = stage;', ['2 renamed UseStageReturnValue.actor actors']],
    ['const stage = useStage({}); stage.actor.bow();', ['2 renamed UseStageReturnValue.actor actors']],
    ['const stage = useOther({}); stage.actor.bow();', []],
    ['const ref = useGridApiRef(); ref.current.bow();', ['2 gone GridApi.bow']],
    ['const ref = React.useRef<GridApi>(null); ref.current?.bow();', ['2 gone GridApi.bow']],
    ['const ref: RefObject<GridApi> = other; ref.current.bow();', ['2 gone GridApi.bow']],
    ['function bow(ref: React.RefObject<GridApi | null>) { ref.current?.bow(); }', ['2 gone GridApi.bow']],
    ['const ref = React.useRef<Act>(null); ref.current.bow();', []],
    ['const floor = stageClasses.floor;', ['2 gone Stage.floor']],
    [
      'const theme = { components: { MuiStage: { defaultProps: { curtain: 1 }, styleOverrides: { floor: {} } } } };',
      ['2 gone Stage.curtain', '2 gone Stage.floor'],
    ],
    ['const choice: Choice = [];', ['2 type Choice.Choice']],
    ['const choices: Choice[] = [];', []],
    ['type Own = Cast<Date, "lead">;', ['2 type @mui/x-charts.Cast']],
    ['type Own = Cast;', []],
  ])('%s', async (code, findings) => {
    const imports = `import { useStage, useGridApiRef, stageClasses, type GridApi, type Act, type StageProps, type Choice, type Cast } from '@mui/x-charts';\n`;
    expect((await list(imports + code)).filter((one) => !one.includes(' newer '))).toEqual(findings);
  });

  it.each<[string, boolean]>([
    ['seats={[1, 2]}', true],
    ['seats={{ type: "row", ids: new Set([1]) }}', false],
    ['seats={{ type: "hall", ids: new Set() }}', true],
    ['seats={{ rows: 1 }}', true],
    ['seats={seats}', false],
    ['mood="calm"', true],
    ['mood={"wild"}', false],
    ['onEnd={(at: number) => {}}', true],
    ['onEnd={(at) => {}}', false],
    ['onEnd={stop}', false],
  ])('tells whether %s fits the new type', async (attribute, isBroken) => {
    const found = await list(`${STAGE}<Stage ${attribute} />`);
    expect(found.map((one) => one.split(' ')[1])).toEqual(isBroken ? ['type'] : []);
  });

  it('names the plan of a prop', async () => {
    expect(await list(`${STAGE}<Stage balcony />`)).toEqual(['2 plan Stage.balcony']);
    expect(await list(`import { Stage } from '@mui/x-charts-pro';\n<Stage balcony />`)).toEqual([]);
  });
});

describe('what is not checked', () => {
  it.each([
    ['<Stage {...props} />', 'spread'],
    [`import { Own } from './Own';\n<Own light={1} />`, 'wrapper'],
    [`const module = import('@mui/x-charts');`, 'dynamic'],
    ['const = ;', 'syntax'],
  ])('%s', async (code, reason) => {
    const { unchecked } = await check(STAGE + code);
    expect(unchecked.map((one) => one.reason)).toContain(reason);
  });

  it('reads only the tables of what the code has', async () => {
    const asked: string[] = [];
    await checkCode({
      files: [{ name: 'a.tsx', text: `${STAGE}<Stage />` }],
      upgrade: { from: '7', to: '8' },
      index: TABLES.index,
      read: (address) => {
        asked.push(address);
        return TABLES.read(address);
      },
    });
    expect(asked).toEqual(['x-charts', 'x-charts/Stage']);
  });
});
