/**
 * Dispatched on the document before a reload that the reader did not ask for. Code with unsaved work calls
 * `preventDefault`, and the reader is then asked (behaviour 8 in `docs/specification-map.md`).
 */
export const BEFORE_RELOAD_EVENT = 'docs:before-reload';
