import type { ReactNode } from 'react';
import type { DEFAULT_LOCALE, Locale } from '../../../site/locales.ts';

/** Props of every diagram. */
export interface DiagramProps {
  locale: Locale;
}

/** The words of a diagram; a language without them has the English ones. */
export type Words<Text> = Record<typeof DEFAULT_LOCALE, Text> & Partial<Record<Locale, Text>>;

/** Width of every diagram in its own units, which are pixels except on narrow phones. */
export const WIDTH = 360;

/** `accent` stands out, `dashed` is absent or elsewhere. */
type Tone = 'accent' | 'dashed';

interface DrawingProps {
  height: number;
  /** Whether it looks the same in right-to-left pages, as what it shows does. */
  fixed?: boolean;
  children: ReactNode;
}

/** The drawing area. It is hidden from screen readers: the text beside it says the same. */
export function Drawing({ height, fixed = false, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className={fixed ? 'fixed' : undefined}>
      {children}
    </svg>
  );
}

interface LabelProps {
  x: number;
  /** Middle of the line. */
  y: number;
  /** Side of the text that `x` names; without it, the middle. */
  from?: 'start' | 'end';
  /** `name` is a part's, `code` one from the packages, `note` a remark. */
  kind?: 'name' | 'code' | 'note' | undefined;
  children: string;
}

export function Label({ x, y, from, kind, children }: LabelProps) {
  return (
    <text x={x} y={y} className={[from, kind].filter(Boolean).join(' ') || undefined}>
      {children}
    </text>
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
  tone?: Tone | undefined;
  /** Whether it has boxes inside, so that its words stand at the top. */
  around?: boolean;
  label?: string;
  kind?: LabelProps['kind'];
  /** A second line, below the label. */
  note?: string;
  noteKind?: LabelProps['kind'];
}

const LINE = 18;
const PADDING = 12;

export function Box({ x, y, w, h, tone, around = false, label, kind, note, noteKind = 'note' }: BoxProps) {
  const place = around ? ({ x: x + PADDING, from: 'start' } as const) : { x: x + w / 2 };
  const first = around ? y + LINE : y + h / 2 - (note === undefined ? 0 : LINE / 2);
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx="6" className={tone ?? (around ? 'around' : undefined)} />
      {label !== undefined && (
        <Label {...place} y={first} kind={kind}>
          {label}
        </Label>
      )}
      {note !== undefined && (
        <Label {...place} y={first + LINE} kind={noteKind}>
          {note}
        </Label>
      )}
    </>
  );
}

export type Point = readonly [x: number, y: number];

interface LineProps {
  from: Point;
  /** The corner. */
  by?: Point | undefined;
  to: Point;
}

/** A line, horizontal and vertical. */
export function Line({ from, by, to, dashed = false }: LineProps & { dashed?: boolean }) {
  return <path d={`M${[from, ...(by ? [by] : []), to].join('L')}`} className={dashed ? 'dashed' : undefined} />;
}

const HEAD = 4.5;

/** A line that ends in an arrow. */
export function Arrow({ from, by, to }: LineProps) {
  const [[fromX, fromY], [x, y]] = [by ?? from, to];
  const [dx, dy] = [Math.sign(x - fromX) * HEAD, Math.sign(y - fromY) * HEAD];
  return (
    <>
      <Line from={from} by={by} to={to} />
      <path d={`M${x - dx - dy},${y - dy - dx}L${x},${y}L${x - dx + dy},${y - dy + dx}Z`} className="head" />
    </>
  );
}

/** A line from a name to the part that it names, with a dot on the part. */
export function Pointer({ from, by, to }: LineProps) {
  return (
    <>
      <Line from={from} by={by} to={to} />
      <circle cx={to[0]} cy={to[1]} r="2.5" />
    </>
  );
}
