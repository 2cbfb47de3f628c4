import { withoutLicenseWarning } from '../engines/complaints.ts';
import { brightness } from '../../support/browser/observe.ts';
import type { Mode } from './playground-pages.ts';

/** A component is at least this large, in CSS pixels. */
const MIN_SIZE = 20;

/** Reads what the playground of a page shows. Runs in the page, so it is self-contained. */
export function readPlayground() {
  const demo = document.querySelector<HTMLElement>('[data-demo]');
  const parts = [...(demo?.querySelectorAll('.demo-root *') ?? [])];
  const boxes = parts
    .filter((part) => part.firstElementChild === null)
    .map((part) => part.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
  const { scrollWidth, clientWidth, dir } = document.documentElement;
  return {
    state: demo?.dataset.state,
    errors: document.querySelectorAll('.demo-error, .tool-error').length,
    scrollsSideways: scrollWidth > clientWidth,
    direction: dir,
    background: getComputedStyle(document.body).backgroundColor,
    width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
    height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
    /** The component's generated classes, which differ by direction. */
    styles: [...new Set(parts.flatMap((part) => [...part.classList]))].filter((name) => /^mui(?:rtl)?-/.test(name)),
    /** The colours of a chart that are not in its styles. */
    colors: parts.flatMap((part) => [part.getAttribute('fill'), part.getAttribute('stroke')]).filter(Boolean),
  };
}

type PlaygroundReading = ReturnType<typeof readPlayground>;

/** What is wrong with a playground in a mode. */
export function getProblems(
  { state, errors, scrollsSideways, direction, background, width, height, styles }: PlaygroundReading,
  complaints: readonly string[],
  mode: Mode,
): string[] {
  const checks = [
    [state === 'live', `is ${state}`],
    [errors === 0, 'shows an error'],
    [!scrollsSideways, 'scrolls sideways'],
    [direction === mode.direction, `is ${direction}`],
    [brightness(background) < 128 === (mode.mode === 'dark'), `has the background ${background}`],
    // Without anything drawn, the size is infinite and negative.
    [width >= MIN_SIZE && height >= MIN_SIZE, `is ${width} x ${height}`],
    [
      styles.every((name) => name.startsWith('muirtl-') === (mode.direction === 'rtl')),
      `has styles of the other direction: ${styles.join(' ')}`,
    ],
  ] as const;
  return [
    ...checks.flatMap(([isRight, problem]) => (isRight ? [] : [problem])),
    ...withoutLicenseWarning(complaints),
  ].map((problem) => `${mode.name}: ${problem}`);
}
