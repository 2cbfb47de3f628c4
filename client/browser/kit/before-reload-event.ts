/**
 * Dispatched on the document before a reload that the reader did not ask for. Code with unsaved work calls
 * `preventDefault`, and the reader is then asked.
 */
export const BEFORE_RELOAD_EVENT = 'docs:before-reload';

/** Dispatched on the document before a reload that the reader requested: unsaved work is stored for the next load. */
export const KEEP_EDITS_EVENT = 'docs:keep-edits';
