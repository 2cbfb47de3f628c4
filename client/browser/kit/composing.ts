/**
 * Whether an input method still composes a text: its keys are no commands. Safari ends the composition before it sends the
 * key that ended it, with the code 229.
 */
export function isComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}
