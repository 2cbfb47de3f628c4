import { Drawing, Label, Line, Pointer, type DiagramProps, type Words, type Point } from './blocks.tsx';

const WORDS: Words<{ line: string; tick: string; tickLabel: string; label: string; hour: string; gridLine: string }> = {
  en: {
    line: 'Line',
    tick: 'Tick',
    tickLabel: 'Tick label',
    label: 'Label',
    hour: 'Hour',
    gridLine: 'Grid line',
  },
  zh: {
    line: '轴线',
    tick: '刻度',
    tickLabel: '刻度标签',
    label: '标签',
    hour: '时刻',
    gridLine: '网格线',
  },
};

const TICKS = [
  { x: 40, hour: '6' },
  { x: 100, hour: '9' },
  { x: 160, hour: '12' },
  { x: 220, hour: '15' },
];
const AXIS = 94;
const TICK = 12;
/** Where the names stand. */
const NAMES = 284;
const BESIDE = NAMES - 8;

/** An x-axis. Axes do not turn around in right-to-left text. */
export function AxisParts({ locale }: DiagramProps) {
  const words = WORDS[locale] ?? WORDS.en;
  const names: { name: string; y: number; by?: Point; to: Point }[] = [
    { name: words.gridLine, y: 32, to: [220, 32] },
    { name: words.line, y: 66, by: [238, 66], to: [238, AXIS] },
    { name: words.tick, y: 101, to: [220, 101] },
    { name: words.tickLabel, y: 126, to: [234, 126] },
    { name: words.label, y: 156, to: [154, 156] },
  ];
  return (
    <Drawing height={170} fixed>
      {TICKS.map(({ x, hour }) => (
        <g key={x}>
          <Line from={[x, 8]} to={[x, AXIS]} dashed />
          <Line from={[x, AXIS]} to={[x, AXIS + TICK]} />
          <Label x={x} y={126}>
            {hour}
          </Label>
        </g>
      ))}
      <Line from={[12, AXIS]} to={[248, AXIS]} />
      <Label x={130} y={156}>
        {words.hour}
      </Label>
      {names.map(({ name, y, by, to }) => (
        <g key={name}>
          <Pointer from={[BESIDE, y]} by={by} to={to} />
          <Label x={NAMES} y={y} from="start" kind="name">
            {name}
          </Label>
        </g>
      ))}
    </Drawing>
  );
}
