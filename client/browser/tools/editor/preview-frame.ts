import {
  DEMO_FRAME_PATH,
  type FrameAnswer,
  type FrameError,
  type FrameProgram,
  type FrameRequest,
  type FrameSettings,
} from '../../../../site/demo-frame.ts';
import type { DemoPackages } from '../../../../site/demo-program.ts';

/** Address of the module that mounts demos, set by the build. */
declare const __MOUNT__: string;

export interface PreviewFrameOptions {
  stage: HTMLElement;
  title: string;
  packages: DemoPackages;
  settings: () => FrameSettings;
  onDrawn: () => void;
  onError: (error: FrameError) => void;
}

export interface PreviewFrame {
  run: (program: FrameProgram) => void;
  /** Tells the frame of changed settings. */
  follow: () => void;
  remove: () => void;
}

/** The sandboxed frame over a demo's stage, in which its edited code runs. */
export function createPreviewFrame({
  stage,
  title,
  packages,
  settings,
  onDrawn,
  onError,
}: PreviewFrameOptions): PreviewFrame {
  const frame = document.createElement('iframe');
  frame.className = 'demo-frame';
  frame.title = title;
  // Scripts and nothing else: no access to this origin, no navigation of this page, no dialogs.
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = DEMO_FRAME_PATH;
  let isReady = false;
  let run = 0;
  let waiting: FrameRequest | undefined;
  const send = (request: FrameRequest) => frame.contentWindow?.postMessage(request, '*');
  const listen = ({ source, data }: MessageEvent<FrameAnswer>) => {
    if (source !== frame.contentWindow) return;
    if (data.type === 'ready') {
      isReady = true;
      if (waiting) send(waiting);
    } else if (data.run === run && data.type === 'drawn') {
      stage.style.minHeight = `${Math.max(stage.offsetHeight, data.height)}px`;
      onDrawn();
    } else if (data.type === 'failed') {
      onError(data.error);
    }
  };
  addEventListener('message', listen);
  stage.append(frame);
  return {
    run: (program) => {
      run += 1;
      const request: FrameRequest = {
        type: 'run',
        run,
        program,
        settings: settings(),
        modules: packages.modules,
        mount: __MOUNT__,
      };
      waiting = request;
      if (isReady) send(request);
    },
    follow: () => send({ type: 'settings', settings: settings() }),
    remove: () => {
      removeEventListener('message', listen);
      frame.remove();
      stage.style.minHeight = '';
    },
  };
}
