/**
 * Layout constants (spec 9 in `docs/specification-map.md`) that are not Material UI's own defaults or that the shell
 * needs. In CSS pixels.
 */
export const SPACING = 8;
export const SITE_BORDER_RADIUS = 12;
export const FONT_SIZE = 14;
export const CONTRAST_THRESHOLD = 3;
export const TONAL_OFFSET = 0.2;
