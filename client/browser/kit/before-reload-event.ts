/**
 * Sent to the document before a reload that the reader did not ask for. Whoever holds unsaved work prevents it; the
 * reader is then asked (behaviour section 8).
 */
export const BEFORE_RELOAD_EVENT = 'docs:before-reload';
