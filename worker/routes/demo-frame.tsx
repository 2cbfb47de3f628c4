import type { Handler } from 'hono';
import { DemoFrame } from '../../client/components/pages/DemoFrame.tsx';
import type { Site, WorkerEnv } from '../environment.ts';
import { drawDocument } from '../render/document.ts';
import { toStream } from '../http/stream.ts';

/** `GET /x/demo-frame/`: the sandboxed document in which an edited demo runs (`site/demo/demo-frame.ts`). */
export function demoFrame({ build }: Site): Handler<WorkerEnv> {
  return async function demoFrame(c) {
    const document = await drawDocument(<DemoFrame styles={build.styles} script={build.frame} />);
    return c.body(toStream(document), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    });
  };
}
