/** Parameters and results of functions: an object in code is neither. */
const FUNCTION = /\((?:[^()]|\([^()]*\))*\) => [^|&,;]*/g;

/** What is inside the brackets of these is what an object is written for; of others, it is only mentioned. */
const WRAPPED = /\b(?:Partial|Readonly|Required|ReadonlyArray|Array|Omit|Pick|MakeOptional|NonNullable)</g;

/** Of the props of a slot, the first argument has those of its component; the last one is what a function gets. */
const SLOT_PROPS = /\bSlotComponentProps\w*<([^,<>]*(?:<[^<>]*>)?)[^|&;]*/g;
const ARGUMENTS = /<[^<>]*>/g;

/** Names of types in the text of a type that an object, or an array of objects, may be written for. */
export function namedTypes(text: string): string[] {
  let rest = text.replace(FUNCTION, '').replace(SLOT_PROPS, '($1)').replace(WRAPPED, '(');
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(ARGUMENTS, '');
  }
  return [...new Set(rest.match(/\b[A-Z]\w+/g))];
}
