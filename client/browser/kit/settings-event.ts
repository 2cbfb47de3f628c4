/** Dispatched on the document when a setting changed, in this tab or another. */
export const SETTINGS_EVENT = 'docs:settings';

/** Dispatched on the document when the root's `data-code-variant` or `data-code-styling` changed. */
export const CODE_PREFERENCES_EVENT = 'docs:code-preferences';
