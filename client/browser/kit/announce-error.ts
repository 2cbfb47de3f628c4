import type { ClientErrorKind } from '../../../site/client-errors.ts';

export const CLIENT_ERROR_EVENT = 'docs:client-error';

/** An error that affects the reader: kind, what failed, and why. */
export type ClientErrorEvent = CustomEvent<[kind: ClientErrorKind, what: string, error: unknown]>;

/** Tells the page's reporter (`client/browser/client-errors/`), if the site has one. */
export function announceError(...detail: ClientErrorEvent['detail']): void {
  dispatchEvent(new CustomEvent(CLIENT_ERROR_EVENT, { detail }));
}
