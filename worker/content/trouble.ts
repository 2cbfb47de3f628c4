/** How long something that failed is left alone before it is tried again, in milliseconds. */
const RETRY_AFTER = 5_000;

/** Header of answers that are made meanwhile; `/healthz` and the log say why. */
export const DEGRADED_HEADER = 'X-Degraded';

/** Keeps a promise alive behind the answer: `waitUntil` of the runtime. */
export type Defer = (work: Promise<unknown>) => void;

/** What could not be read, until it can be. */
export interface Trouble {
  /** Why; null while all is well. */
  reason: () => string | null;
  /** @param retry Tries once more. @throws as long as it fails. */
  report: (reason: string, retry: () => Promise<unknown>) => void;
  /** Tries again what failed, when it is time to. No reader waits for it. */
  retryWhenDue: () => void;
}

export function createTrouble(defer: Defer): Trouble {
  let failed: { reason: string; retry: () => Promise<unknown>; retryAt: number } | null = null;
  return {
    reason: () => failed?.reason ?? null,
    report: (reason, retry) => {
      console.error(JSON.stringify({ content: 'degraded', reason }));
      failed = { reason, retry, retryAt: Date.now() + RETRY_AFTER };
    },
    retryWhenDue: () => {
      if (!failed || Date.now() < failed.retryAt) return;
      const tried = failed;
      tried.retryAt = Date.now() + RETRY_AFTER;
      const succeed = () => {
        if (failed === tried) failed = null;
        console.log(JSON.stringify({ content: 'ok', after: tried.reason }));
      };
      defer(tried.retry().then(succeed, () => undefined));
    },
  };
}
