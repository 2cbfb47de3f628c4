/** Where browsers report what failed, on sites with `CLIENT_ERROR_SHARE`. */
export const CLIENT_ERRORS_PATH = '/x/client-errors';

/**
 * What failed: a demo, one of its tools, the search; a file that did not load; an uncaught error
 * in a script of ours.
 */
export const CLIENT_ERROR_KINDS = ['demo', 'tool', 'search', 'file', 'script'] as const;

export type ClientErrorKind = (typeof CLIENT_ERROR_KINDS)[number];

/** Longest text of a report in characters. */
export const MAX_CLIENT_ERROR_TEXT = 300;

/** What a browser reports. Nothing about the reader. */
export interface ClientErrorReport {
  kind: ClientErrorKind;
  /** Id of the demo, or path of the file. */
  what: string;
  /** Path of the page. */
  page: string;
  message: string;
  /** Where in our files: `/static/mount-1a2b3c4d.js:1:200`. Empty if unknown. */
  at: string;
}
