import {
  DEMO_FRAME_PATH,
  type FrameError,
  type FrameProgram,
  type FrameRequest,
  type FrameSettings,
} from '../../../../site/demo/demo-frame.ts';
import type { DemoPackages } from '../../../../site/demo/demo-program.ts';
import { readAnswer } from './read-answer.ts';

/** URL of the module that mounts demos, defined by the build. */
declare const __MOUNT__: string;

/** Limit of the height that a frame can request, in pixels; taller content scrolls inside it. */
const MAX_HEIGHT = 2000;

/** How often to ping the frame, in milliseconds. */
const PING_MS = 1000;

/** After this many unanswered pings the code counts as an endless loop. */
const MAX_SILENCE = 5;

export interface PreviewFrameOptions {
  stage: HTMLElement;
  title: string;
  packages: DemoPackages;
  settings: () => FrameSettings;
  onDrawn: () => void;
  onError: (error: FrameError) => void;
  /** The code ran for too long. @param line Of the loop that was stopped; else the frame was blocked, and removed. */
  onEndless: (line?: number) => void;
}

export interface PreviewFrame {
  run: (program: FrameProgram) => void;
  /** Sends changed settings to the frame. */
  follow: () => void;
  remove: () => void;
}

/** Creates a sandboxed iframe over a demo's stage to run edited code in. */
export function createPreviewFrame(options: PreviewFrameOptions): PreviewFrame {
  const { stage, title, packages, settings, onDrawn, onError, onEndless } = options;
  let frame = appendFrame(stage, title);
  let isReady = false;
  let silence = 0;
  let run = 0;
  /** The newest program; none once it has hung the frame. */
  let program: FrameProgram | undefined;
  /** The run that began last: it is what hangs the frame. */
  let suspect = 0;
  const send = (request: FrameRequest) => frame.contentWindow?.postMessage(request, '*');
  const sendRun = () => {
    if (isReady && program)
      send({ type: 'run', run, program, settings: settings(), modules: packages.modules, mount: __MOUNT__ });
  };
  const listen = ({ source, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow) return;
    silence = 0;
    const answer = readAnswer(data);
    if (answer?.type === 'ready') {
      isReady = true;
      sendRun();
    } else if (answer?.type === 'begun' && answer.run === run) {
      suspect = run;
    } else if (answer?.type === 'drawn' && answer.run === run) {
      stage.style.minHeight = `${Math.max(stage.offsetHeight, Math.min(answer.height, MAX_HEIGHT))}px`;
      onDrawn();
    } else if (answer?.type === 'failed' && answer.run === run) {
      onError(answer.error);
    } else if (answer?.type === 'endless' && answer.run === run) {
      onEndless(answer.line);
    }
  };
  const ping = () => {
    if (!isReady) return;
    silence += 1;
    if (silence <= MAX_SILENCE) return send({ type: 'ping' });
    frame.remove();
    frame = appendFrame(stage, title);
    isReady = false;
    silence = 0;
    // An edit that was made meanwhile runs in the new frame.
    if (run === suspect) program = undefined;
    onEndless();
  };
  addEventListener('message', listen);
  const timer = setInterval(ping, PING_MS);
  return {
    run: (newest) => {
      run += 1;
      program = newest;
      sendRun();
    },
    follow: () => send({ type: 'settings', settings: settings() }),
    remove: () => {
      clearInterval(timer);
      removeEventListener('message', listen);
      frame.remove();
      stage.style.minHeight = '';
    },
  };
}

function appendFrame(stage: HTMLElement, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.className = 'demo-frame';
  frame.title = title;
  // Scripts only: no access to this origin, no top-level navigation, no dialogs.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = DEMO_FRAME_PATH;
  stage.append(frame);
  return frame;
}
