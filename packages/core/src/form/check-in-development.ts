import { checkValidators, type Validator } from '../validators/index.ts'

/**
 * Looks a field's rules over where forms are written: bundlers drop it from what people load.
 * @throws TypeError as `checkValidators` does
 */
export function checkInDevelopment(field: string, validators: readonly Validator[]): void {
  if (process.env.NODE_ENV !== 'production') checkValidators(field, validators)
}
