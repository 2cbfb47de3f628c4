import type { FrameAnswer, FrameError } from '../../../../site/demo/demo-frame.ts';
import { isRecord } from '../../../../site/kit/need.ts';

/** Longest error message that is shown. */
const MAX_MESSAGE_LENGTH = 2000;

/** Validates a message from the frame. @returns null if invalid: the code running in it can post anything. */
export function readAnswer(data: unknown): FrameAnswer | null {
  if (!isRecord(data)) return null;
  const { type, run, height, error, line } = data;
  if (type === 'ready' || type === 'alive') return { type };
  if (!isNumber(run)) return null;
  if (type === 'begun') return { type, run };
  if (type === 'drawn') return isNumber(height) ? { type, run, height } : null;
  if (type === 'endless') return isNumber(line) ? { type, run, line } : null;
  if (type !== 'failed') return null;
  const problem = readError(error);
  return problem && { type, run, error: problem };
}

function readError(error: unknown): FrameError | null {
  if (!isRecord(error)) return null;
  const { message, line, column } = error;
  if (typeof message !== 'string') return null;
  return {
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    ...(isNumber(line) && { line }),
    ...(isNumber(column) && { column }),
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
