/** Sent to the document when a setting changed in this tab. */
export const SETTINGS_EVENT = 'docs:settings';

/** Sent to the document when `data-code-variant` or `data-code-styling` of the root changed. */
export const CODE_PREFERENCES_EVENT = 'docs:code-preferences';
