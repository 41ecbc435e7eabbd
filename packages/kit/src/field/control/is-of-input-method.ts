/** Does the key belong to an input method? Safari ends the composition before it dispatches the key, with keyCode 229. */
export function isOfInputMethod({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229
}
