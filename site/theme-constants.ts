/**
 * Layout constants in CSS pixels that differ from Material UI's defaults or
 * that the shell needs.
 */
export const SPACING = 8;
export const SITE_BORDER_RADIUS = 12;
export const FONT_SIZE = 14;
export const CONTRAST_THRESHOLD = 3;
export const TONAL_OFFSET = 0.2;
