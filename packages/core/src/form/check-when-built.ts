import { checkPatterns, checkValidators, type Validator } from '../validators/index.ts'

/** Bundlers write the value in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Fields are put into their form each time they are drawn with other properties. */
const checked = new WeakSet<readonly Validator[]>()

/**
 * Looks a field's rules over when a form is built: all of them where forms are written, and in what people load the
 * patterns, which may come from outside as data.
 * @throws TypeError as `checkValidators` or `checkPatterns` does
 */
export function checkWhenBuilt(field: string, validators: readonly Validator[]): void {
  if (checked.has(validators)) return
  if (process.env.NODE_ENV === 'production') checkPatterns(field, validators)
  else checkValidators(field, validators)
  checked.add(validators)
}
