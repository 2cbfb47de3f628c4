/** The locales of Moment.js come without types; TypeScript 6 asks for them even where only the effect is imported. */
declare module 'moment/locale/ar-sa';
