import type { ColorMode } from '../../../site/preferences.ts';
import type { ClientErrorKind } from '../../../site/protocol/client-errors.ts';

export const CLIENT_ERROR_EVENT = 'docs:client-error';

/** An error that affects the reader: kind, what failed, and why. */
export type ClientErrorEvent = CustomEvent<[kind: ClientErrorKind, what: string, error: unknown]>;

/** Tells the page's reporter (`client/browser/client-errors/`), if the site has one. */
export function announceError(...detail: ClientErrorEvent['detail']): void {
  dispatchEvent(new CustomEvent(CLIENT_ERROR_EVENT, { detail }));
}

/**
 * Dispatched on the document before a reload that the reader did not ask for. Code with unsaved work calls
 * `preventDefault`, and the reader is then asked.
 */
export const BEFORE_RELOAD_EVENT = 'docs:before-reload';

/** Dispatched on the document before a reload that the reader requested: unsaved work is stored for the next load. */
export const KEEP_EDITS_EVENT = 'docs:keep-edits';

/** Dispatched on a live playground when its props changed, with the props as `detail`. */
export const PLAYGROUND_PROPS_EVENT = 'docs:play';

export type PlaygroundPropsEvent = CustomEvent<object>;

/** Dispatched on the document when a setting changed, in this tab or another. */
export const SETTINGS_EVENT = 'docs:settings';

/** As such when the reader chose a colour mode, maybe the one that is stored already; else a plain event. */
export type SettingsEvent = CustomEvent<ColorMode>;

/** Dispatched on the document when printing begins and ends, once the root has the mode of paper or of the screen. */
export const PRINT_EVENT = 'docs:print';

/** Dispatched on the document when the root's `data-code-variant` or `data-code-styling` changed. */
export const CODE_PREFERENCES_EVENT = 'docs:code-preferences';
