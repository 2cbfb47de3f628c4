/**
 * The Moment.js locales come without types; TypeScript 6 asks for types even for side-effect
 * imports.
 */
declare module 'moment/locale/ar-sa';
