/**
 * Tailwind's entry stylesheet, here and in a sandbox. Utilities only, because both have their own resets. They are
 * unlayered, because the components' styles are, and layered rules would lose to those. `dark:` follows `data-mode` of
 * the root, or else the system's colour scheme.
 */
export const TAILWIND_ENTRY = `@import 'tailwindcss/theme.css' layer(theme);
@import 'tailwindcss/utilities.css';

@custom-variant dark {
  &:where([data-mode='dark'] *) {
    @slot;
  }
  @media (prefers-color-scheme: dark) {
    &:where(html:not([data-mode]) *) {
      @slot;
    }
  }
}
`;
