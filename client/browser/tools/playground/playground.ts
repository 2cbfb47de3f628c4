import { playgroundCode, type PlaygroundCode } from '../../../../site/demo/playground-code.ts';
import {
  toProps,
  readValues,
  type PlaygroundControl,
  type PlaygroundFile,
  type PlaygroundValues,
} from '../../../../site/demo/playground.ts';
import { need } from '../../../../site/kit/need.ts';
import { CODE_PREFERENCES_EVENT, PLAYGROUND_PROPS_EVENT, type PlaygroundPropsEvent } from '../../kit/events.ts';
import { EDIT_MARK } from '../edits.ts';
import { changeSources, loadPlayground } from '../programs.ts';
import { translatePage } from '../translate-page.ts';
import { whenLive } from '../when-live.ts';
import { createCalls } from './calls.ts';
import { createControls } from './controls.ts';
import { adoptStyles, element } from '../../kit/dom.ts';
import { highlight } from './highlight.ts';
import styles from './playground.css';

/** A playground whose controls have been opened once. */
interface Play {
  panel: HTMLElement;
  change: (values: PlaygroundValues) => void;
}

const plays = new Map<HTMLElement, Play>();

/** Playgrounds whose controls are being loaded. A press meanwhile changes whether they are still wanted. */
const opening = new Map<HTMLElement, { isWanted: boolean }>();

/**
 * Opens or closes the controls of a playground.
 *
 * @param state Values from a link: applies them and keeps the controls open.
 */
export async function togglePlayground(demo: HTMLElement, state?: string): Promise<void> {
  const known = plays.get(demo);
  if (known && state === undefined) {
    known.panel.hidden = !known.panel.hidden;
    markOpen(demo, !known.panel.hidden);
    return;
  }
  const before = opening.get(demo);
  if (before && state === undefined) {
    before.isWanted = !before.isWanted;
    return;
  }
  const loading = { isWanted: true };
  opening.set(demo, loading);
  const load = async () => {
    const loaded = await loadPlayground(demo);
    return [loaded, known ?? (await startPlay(demo, loaded))] as const;
  };
  const [file, play] = await load().finally(() => opening.delete(demo));
  const { isWanted } = loading;
  play.panel.hidden = !isWanted;
  markOpen(demo, isWanted);
  play.change(readValues(file.controls, new Map(new URLSearchParams(state))));
}

/** Restores the initial values of a playground. */
export function resetPlayground(demo: HTMLElement): void {
  plays.get(demo)?.change({});
}

function markOpen(demo: HTMLElement, isOpen: boolean): void {
  const button = demo.querySelector('[data-demo-play]');
  if (button) button.ariaExpanded = String(isOpen);
}

function getStarts(controls: readonly PlaygroundControl[], values: PlaygroundValues): PlaygroundValues {
  return Object.fromEntries(
    controls.flatMap(({ name, start }) => (name in values && start !== null ? [[name, start]] : [])),
  );
}

async function startPlay(demo: HTMLElement, file: PlaygroundFile): Promise<Play> {
  addStyles();
  const [{ toDate = String }] = await Promise.all([
    import(need(demo.dataset, 'demo')) as Promise<{ toDate?: (text: string) => unknown }>,
    whenLive(demo),
  ]);
  const t = translatePage();
  let values: PlaygroundValues = {};
  /** Initial values of the changed props. Passed explicitly: a component may keep the last value of an omitted prop. */
  let initialValues: PlaygroundValues = {};
  const show = () => {
    const detail = { ...toProps(file.controls, { ...initialValues, ...values }, toDate), ...calls.props() };
    demo.dispatchEvent(
      new CustomEvent(PLAYGROUND_PROPS_EVENT, { bubbles: true, detail }) satisfies PlaygroundPropsEvent,
    );
  };
  const change = (changed: PlaygroundValues) => {
    values = changed;
    initialValues = { ...initialValues, ...getStarts(file.controls, values) };
    controls.show(values);
    show();
    showCode(demo, file, values);
    linkTo(demo, values);
  };
  const calls = createCalls(file.controls, t, show);
  const controls = createControls({
    controls: file.controls,
    t,
    onChange: (name, value) => {
      const { [name]: _, ...others } = values;
      change(value === null ? others : { ...others, [name]: value });
    },
    onReset: () => change({}),
  });
  const panel = element('div', { className: 'play', role: 'group', ariaLabel: t('play.label') });
  panel.append(controls.element, calls.element);
  demo.querySelector('.demo-bar')?.after(panel);
  demo.setAttribute('data-playing', '');
  document.addEventListener(CODE_PREFERENCES_EVENT, () => showCode(demo, file, values));
  const play: Play = { panel, change };
  plays.set(demo, play);
  return play;
}

/** Updates the code on the page, which all tools use. */
function showCode(
  demo: HTMLElement,
  { element: start, head, controls }: PlaygroundFile,
  values: PlaygroundValues,
): void {
  const writeCode = (variant: 'TS' | 'JS') => playgroundCode(start, head[variant], controls, values);
  const code = writeCode(document.documentElement.dataset.codeVariant === 'JS' ? 'JS' : 'TS');
  changeSources(demo, { 'TS-system': writeCode('TS').whole, 'JS-system': writeCode('JS').whole });
  demo.querySelector('.demo-source')?.replaceChildren(...createBlocks(code));
}

function createBlocks({ element: short, whole }: PlaygroundCode): HTMLElement[] {
  const block = (className: string, text: string) =>
    element('pre', { className, tabIndex: 0 }, element('code', {}, ...highlight(text)));
  return [block('preview', short), block('whole', whole.trimEnd())];
}

/** Puts the values into the page's URL and the playground's link. */
function linkTo(demo: HTMLElement, values: PlaygroundValues): void {
  const state = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)])).toString();
  const hash = `#${demo.id}${state && EDIT_MARK + state}`;
  history.replaceState(history.state, '', hash);
  demo.querySelector<HTMLAnchorElement>('[data-demo-link]')?.setAttribute('href', hash);
}

let hasStyles = false;

function addStyles(): void {
  if (hasStyles) return;
  hasStyles = true;
  adoptStyles(styles);
}
