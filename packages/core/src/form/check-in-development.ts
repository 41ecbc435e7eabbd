import { checkValidators, type Validator } from '../validators/index.ts'

/** Bundlers write the value in its place. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * Looks a field's rules over where forms are written: bundlers drop it from what people load.
 * @throws TypeError as `checkValidators` does
 */
export function checkInDevelopment(field: string, validators: readonly Validator[]): void {
  if (process.env.NODE_ENV !== 'production') checkValidators(field, validators)
}
