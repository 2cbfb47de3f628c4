/**
 * The stylesheet that Tailwind reads, on this site and in a sandbox. Utilities only: site and sandbox have their own
 * resets. The utilities stand in no layer, because the styles of the components stand in none either, and a layer would
 * lose to them.
 */
export const TAILWIND_ENTRY = "@import 'tailwindcss/theme.css' layer(theme);\n@import 'tailwindcss/utilities.css';\n";
