/** Groups of properties that override each other. */
const FAMILIES: readonly [name: string, members: RegExp][] = [
  ['inset', /^(?:inset|top|right|bottom|left)\b/],
  ['font', /^(?:font|line-height)\b/],
  ['gap', /gap$/],
  ['size', /^(?:width|height|inline-size|block-size)$/],
  ['place', /^(?:place|align|justify)-/],
  [
    '',
    /^(?:animation|background|border|column|columns|flex|grid|list-style|margin|mask|outline|overflow|padding|scroll|text-decoration|transition)\b/,
  ],
];

/** The name that properties share which override each other. */
export function getShorthand(property: string): string {
  if (property.startsWith('--')) return property;
  const standard = property.replace(/^-\w+-/, '');
  for (const [name, members] of FAMILIES) {
    const member = members.exec(standard)?.[0];
    if (member !== undefined) return name || member;
  }
  return standard;
}
