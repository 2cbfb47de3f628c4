/** Sent to the document when a setting changed in this tab. */
export const SETTINGS_EVENT = 'docs:settings';
