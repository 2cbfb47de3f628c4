import { log } from '../telemetry/log.ts';

/** Delay before a failed operation is retried, in milliseconds. */
const RETRY_AFTER = 5_000;

/** Header of responses made while content is degraded; `/healthz` and the log have the reason. */
export const DEGRADED_HEADER = 'X-Degraded';

/** Keeps a promise alive after the response: the runtime's `waitUntil`. */
export type Defer = (work: Promise<unknown>) => void;

/** Tracks a failure until a retry succeeds. */
export interface FailureTracker {
  /** The reason; null if all is well. */
  reason: () => string | null;
  /** @param retry Tries again. @throws while it still fails. */
  report: (reason: string, retry: () => Promise<unknown>) => void;
  /** Forgets the failure, because what failed is no longer needed. */
  forget: () => void;
  /** Retries in the background when the delay has passed. Never blocks a request. */
  retryWhenDue: () => void;
}

export function createFailureTracker(defer: Defer): FailureTracker {
  let failed: { reason: string; retry: () => Promise<unknown>; retryAt: number } | null = null;
  const forget = () => {
    if (failed) log({ event: 'content ok', after: failed.reason });
    failed = null;
  };
  return {
    reason: () => failed?.reason ?? null,
    report: (reason, retry) => {
      log({ event: 'content degraded', reason });
      failed = { reason, retry, retryAt: Date.now() + RETRY_AFTER };
    },
    retryWhenDue: () => {
      if (!failed || Date.now() < failed.retryAt) return;
      const tried = failed;
      tried.retryAt = Date.now() + RETRY_AFTER;
      // A newer failure stays.
      const succeed = () => void (failed === tried && forget());
      defer(tried.retry().then(succeed, () => undefined));
    },
    forget,
  };
}
