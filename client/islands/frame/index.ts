import type { ThemeOptions } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { FrameAnswer, FrameProgram, FrameRequest, FrameSettings } from '../../../site/demo/demo-frame.ts';
import type { applyLicenseKey } from '../demo/license.ts';
import type { EditedDemo, EditedSettings, mountEdited } from '../demo/mount-edited.tsx';
import { nextTask } from '../../browser/kit/scheduling.ts';
import { describeError } from './compile.ts';
import { EndlessLoopError } from './loop-guard.ts';
import { prepareProgram } from './program.ts';

/**
 * Runs an edited demo in a sandboxed iframe. It has an opaque origin, and talks to the page only by messages
 * (`site/demo/demo-frame.ts`).
 */

interface MountModule {
  mountEdited: typeof mountEdited;
  applyLicenseKey: typeof applyLicenseKey;
}

type RunRequest = Extract<FrameRequest, { type: 'run' }>;

/** A run, as its errors need it. */
interface Run {
  run: number;
  file: string;
  hasFailed: boolean;
}

/** WebRTC constructors under the names that browsers have used. */
const CONNECTIONS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/** Delay for a component to render and lay out before its height is measured, in milliseconds. */
const LAYOUT_DELAY_MS = 50;

let mounting: Promise<EditedDemo> | undefined;
let demo: EditedDemo | undefined;
let shown: { Demo: ComponentType; packs: readonly ThemeOptions[] } | undefined;
/** The newest settings of the page, also for a run that began before them. */
let settings: FrameSettings = {};
/** The run whose code is in the frame: the errors that nothing catches are its own. */
let current: Run = { run: 0, file: '', hasFailed: false };
/** The run that was asked for last. While it loads, the code of an older one is in the frame. */
let newest = current;

const answer = (message: FrameAnswer) => parent.postMessage(message, '*');
const fail = (own: Run, error: unknown) => {
  own.hasFailed = true;
  const { run, file } = own;
  if (error instanceof EndlessLoopError) answer({ type: 'endless', run, line: error.line });
  else answer({ type: 'failed', run, error: describeError(error, file) });
};
const failCurrent = (error: unknown) => fail(current, error);

blockWebRtc();
addEventListener('message', ({ source, data }: MessageEvent<FrameRequest>) => {
  if (source !== parent) return;
  if (data.type === 'ping') return answer({ type: 'alive' });
  ({ settings } = data);
  if (data.type === 'run') begin(data);
  else if (shown) draw(shown);
});
addEventListener('error', ({ error }) => failCurrent(error));
addEventListener('unhandledrejection', ({ reason }) => failCurrent(reason));
answer({ type: 'ready' });

function begin(request: RunRequest): void {
  const own = { run: request.run, file: request.program.file, hasFailed: false };
  newest = own;
  run(own, request).catch((error: unknown) => fail(own, error));
}

async function run(own: Run, { program, modules, mount }: RunRequest): Promise<void> {
  const { packs: addresses, licenseKey } = settings as unknown as EditedSettings;
  const [{ mountEdited, applyLicenseKey }, start, packs, css] = await Promise.all([
    import(mount) as Promise<MountModule>,
    prepareProgram(program, modules),
    Promise.all(addresses.map(importPack)),
    compileStyles(program),
  ]);
  await applyLicenseKey(licenseKey);
  mounting ??= mountEdited(document.querySelector<HTMLElement>('.demo-root') ?? document.body, failCurrent);
  demo = await mounting;
  answer({ type: 'begun', run: own.run });
  // The message leaves when this task ends, and the code may hang.
  await nextTask();
  // Stale: a newer program arrived while the packages were loading.
  if (newest !== own) return;
  const Demo = start();
  current = own;
  showStyles(css);
  shown = { Demo, packs };
  draw(shown);
  // Not animation frames: browsers do not run them in an offscreen iframe.
  await new Promise((resolve) => setTimeout(resolve, LAYOUT_DELAY_MS));
  // Keep an error that was thrown while rendering as the final answer.
  if (newest !== own || own.hasFailed) return;
  answer({ type: 'drawn', run: own.run, height: document.querySelector('.demo-stage')?.scrollHeight ?? 0 });
}

async function importPack(address: string): Promise<ThemeOptions> {
  const { default: pack } = (await import(address)) as { default: ThemeOptions };
  return pack;
}

function draw({ Demo, packs }: NonNullable<typeof shown>): void {
  const edited = settings as unknown as EditedSettings;
  const { dataset } = document.documentElement;
  dataset.mode = edited.theme.paletteMode;
  document.documentElement.dir = edited.theme.direction;
  demo?.draw(Demo, edited, packs);
}

async function compileStyles({ styles, usesTailwind, source }: FrameProgram): Promise<string> {
  const css = Object.values(styles);
  if (usesTailwind) {
    const { tailwindStyles } = await import('./tailwind.ts');
    css.push(await tailwindStyles(source));
  }
  return css.join('\n');
}

function showStyles(css: string): void {
  const element =
    document.getElementById('styles') ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id: 'styles' }));
  element.textContent = css;
}

/**
 * Removes WebRTC, the only network access that no content security policy blocks. Nested iframes cannot restore it:
 * each has an opaque origin of its own.
 */
function blockWebRtc(): void {
  for (const name of CONNECTIONS) Reflect.deleteProperty(globalThis, name);
}
