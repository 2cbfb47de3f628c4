/** Layout constants of the specification, section 9. Lengths in CSS pixels. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;
export const SPACING = 8;
export const BORDER_RADIUS = 4;
export const SITE_BORDER_RADIUS = 12;
export const FONT_SIZE = 14;
export const Z_INDEX = {
  mobileStepper: 1000,
  fab: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500,
} as const;
export const CONTRAST_THRESHOLD = 3;
export const TONAL_OFFSET = 0.2;
