/**
 * Layout constants in CSS pixels that differ from Material UI's defaults or
 * that the shell needs.
 */
export const SPACING = 8;
export const SITE_BORDER_RADIUS = 12;
export const FONT_SIZE = 14;
export const FONT_FAMILY = 'system-ui, sans-serif';
export const CONTRAST_THRESHOLD = 3;
export const TONAL_OFFSET = 0.2;

/** Limits of the spacing unit and of the corner radius that readers choose. */
export const SPACING_RANGE = { min: 1, max: 20 } as const;
export const RADIUS_RANGE = { min: 0, max: 32 } as const;
