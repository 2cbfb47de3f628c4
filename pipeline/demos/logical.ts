/**
 * Physical properties and their logical twins. The CSS of a demo's server HTML is written once for both directions;
 * the living demo uses Emotion with `stylis-plugin-rtl`.
 */
const PROPERTIES: Record<string, string> = {
  'margin-left': 'margin-inline-start',
  'margin-right': 'margin-inline-end',
  'padding-left': 'padding-inline-start',
  'padding-right': 'padding-inline-end',
  'border-left': 'border-inline-start',
  'border-right': 'border-inline-end',
  'border-top-left-radius': 'border-start-start-radius',
  'border-top-right-radius': 'border-start-end-radius',
  'border-bottom-left-radius': 'border-end-start-radius',
  'border-bottom-right-radius': 'border-end-end-radius',
  left: 'inset-inline-start',
  right: 'inset-inline-end',
};

/** CSS with logical properties in place of physical ones. */
export function toLogical(css: string): string {
  return css
    .replace(/([{;])(-?[a-z-]+):/g, (match, before: string, property: string) =>
      Object.hasOwn(PROPERTIES, property) ? `${before}${PROPERTIES[property]}:` : match,
    )
    .replace(/([{;]text-align:)(left|right)\b/g, (match, before: string, side: string) => before + (side === 'left' ? 'start' : 'end'));
}
