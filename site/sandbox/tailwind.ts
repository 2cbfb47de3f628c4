/**
 * The stylesheet that Tailwind reads, on this site and in a sandbox. Utilities only: site and sandbox have their own
 * resets. The utilities stand in no layer, because the styles of the components stand in none either, and a layer would
 * lose to them. `dark:` follows the colour mode of the root, as `data-mode` or, without it, as the system has it.
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
