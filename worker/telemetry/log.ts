/** Fields common to all log lines of a request. */
export interface RequestFacts {
  /** The id that readers see on error pages. */
  requestId: string;
  /** Id of the build that the response was made from. */
  build: string;
  language: string;
  /** Page key. */
  page: string;
  /** Time until the response began, and the longest wait for each kind of content, in milliseconds. */
  times: Record<string, number>;
}

/** A line of the log. `docs/operations.md` explains each. */
export type LogLine =
  | (RequestFacts & {
      event: 'error' | 'page broken off';
      url: string;
      error: string;
      cause?: string | undefined;
      stack?: string | undefined;
    })
  | (RequestFacts & { event: 'slow answer' | 'degraded answer'; cause: string })
  | {
      event: 'client error';
      requestId: string;
      build: string;
      language: string;
      page: string | null;
      kind: string;
      what: string;
      message: string;
      at: string;
    }
  | { event: 'content degraded'; reason: string }
  | { event: 'content ok'; after: string };

/** The console method of each event, which the provider's log shows as its level. */
const LEVELS = {
  error: 'error',
  'page broken off': 'error',
  'content degraded': 'error',
  'slow answer': 'warn',
  'degraded answer': 'warn',
  'client error': 'warn',
  // Not less than the beginning: whoever sees that has to see the end.
  'content ok': 'warn',
} as const satisfies Record<LogLine['event'], 'error' | 'warn'>;

/** Writes one line of JSON. */
export function log(line: LogLine): void {
  console[LEVELS[line.event]](JSON.stringify(line));
}
