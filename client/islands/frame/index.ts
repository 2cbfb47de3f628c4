import type { ThemeOptions } from '@mui/material/styles';
import type { ComponentType } from 'react';
import type { FrameAnswer, FrameProgram, FrameRequest, FrameSettings } from '../../../site/demo/demo-frame.ts';
import type { applyLicenseKey } from '../demo/license.ts';
import type { EditedDemo, EditedSettings, mountEdited } from '../demo/mount-edited.tsx';
import { describeError } from './compile.ts';
import { EndlessLoopError } from './loop-guard.ts';
import { loadComponent } from './program.ts';

/**
 * Runs an edited demo in a sandboxed iframe. It has an opaque origin, and talks to the page only by messages
 * (`site/demo/demo-frame.ts`).
 */

interface MountModule {
  mountEdited: typeof mountEdited;
  applyLicenseKey: typeof applyLicenseKey;
}

/** WebRTC constructors under the names that browsers have used. */
const CONNECTIONS = ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'];

/** Delay for a component to render and lay out before its height is measured, in milliseconds. */
const LAYOUT_DELAY_MS = 50;

let mounting: Promise<EditedDemo> | undefined;
let demo: EditedDemo | undefined;
let shown: { Demo: ComponentType; packs: readonly ThemeOptions[] } | undefined;
let current = { run: 0, file: '', hasFailed: false };

const answer = (message: FrameAnswer) => parent.postMessage(message, '*');
const fail = (error: unknown) => {
  current.hasFailed = true;
  const { run, file } = current;
  if (error instanceof EndlessLoopError) answer({ type: 'endless', run, line: error.line });
  else answer({ type: 'failed', run, error: describeError(error, file) });
};

blockWebRtc();
addEventListener('message', ({ source, data }: MessageEvent<FrameRequest>) => {
  if (source !== parent) return;
  if (data.type === 'run') void run(data).catch(fail);
  else if (data.type === 'ping') answer({ type: 'alive' });
  else if (shown) draw(shown, data.settings);
});
addEventListener('error', ({ error }) => fail(error));
addEventListener('unhandledrejection', ({ reason }) => fail(reason));
answer({ type: 'ready' });

async function run({ run, program, settings, modules, mount }: Extract<FrameRequest, { type: 'run' }>): Promise<void> {
  current = { run, file: program.file, hasFailed: false };
  const [{ mountEdited, applyLicenseKey }, Demo, packs] = await Promise.all([
    import(mount) as Promise<MountModule>,
    loadComponent(program, modules),
    Promise.all((settings as unknown as EditedSettings).packs.map(importPack)),
  ]);
  const css = await compileStyles(program);
  await applyLicenseKey((settings as unknown as EditedSettings).licenseKey);
  mounting ??= mountEdited(document.querySelector<HTMLElement>('.demo-root') ?? document.body, fail);
  demo = await mounting;
  // Stale: a newer program arrived while the packages were loading.
  if (current.run !== run) return;
  showStyles(css);
  shown = { Demo, packs };
  draw(shown, settings);
  // Not animation frames: browsers do not run them in an offscreen iframe.
  await new Promise((resolve) => setTimeout(resolve, LAYOUT_DELAY_MS));
  // Keep an error that was thrown while rendering as the final answer.
  if (current.run !== run || current.hasFailed) return;
  answer({ type: 'drawn', run, height: document.querySelector('.demo-stage')?.scrollHeight ?? 0 });
}

async function importPack(address: string): Promise<ThemeOptions> {
  const { default: pack } = (await import(address)) as { default: ThemeOptions };
  return pack;
}

function draw({ Demo, packs }: NonNullable<typeof shown>, settings: FrameSettings): void {
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
