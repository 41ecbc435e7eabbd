/**
 * Whether a key belongs to an input method, such as an Escape that cancels a composition. Safari ends the composition before it dispatches
 * the key, with the `keyCode` 229.
 */
export function isForInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
