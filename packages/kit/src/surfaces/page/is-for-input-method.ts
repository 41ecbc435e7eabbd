/**
 * Whether a key belongs to an input method, such as an Escape that gives up what is being composed. Safari ends the composition before
 * it dispatches the key, with the `keyCode` 229.
 */
export function isForInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
