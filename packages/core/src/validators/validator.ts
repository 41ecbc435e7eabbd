/** What a field can hold. */
export type FieldValue = string | number | boolean

/** Both bounds belong to what is allowed; one that is not given allows everything on its side. */
export interface Bounds {
  readonly min?: number
  readonly max?: number
}

interface Row<Type extends string> {
  readonly type: Type
  /** Replaces the rule's own error code. */
  readonly code?: string
  /** Replaces the catalogue's message. Already in the reader's language. */
  readonly message?: string
  /** Shown only after the field is touched; at once otherwise. It blocks a submit either way. */
  readonly lazy?: boolean
}

/**
 * One rule of a field, as plain data: the same rows run in the browser and on the server.
 * The nine kinds of the specification's section 5.
 */
export type Validator =
  | Row<'phone'>
  | Row<'email'>
  | Row<'date'>
  | Row<'required'>
  | (Row<'regexp'> & { readonly pattern: string | RegExp })
  | (Row<'length'> & Bounds & { readonly trim?: boolean })
  | (Row<'numberValue'> & Bounds)
  | Row<'hasAnyNumberSymbol'>
  | Row<'hasUpperAndLowerCaseSymbol'>

export type ValidatorType = Validator['type']

/** The row of one kind. */
export type ValidatorOf<Type extends ValidatorType> = Extract<Validator, { type: Type }>

/**
 * What only the block itself can know: is the phone number complete, is the date a real one, does something else
 * stand in for the value. `undefined` means that nobody has said so.
 */
export interface ExternalFlags {
  /** Complete or not; or what is wrong with it. */
  readonly phone?: boolean | 'phone_incomplete' | 'phone_too_long' | 'phone_code_unknown' | undefined
  readonly date?: boolean | undefined
  readonly required?: boolean | undefined
}

/** What a rule finds wrong with a value; `values` fill the places of the message. */
export interface RuleIssue {
  readonly code: ValidationCode
  readonly values?: Readonly<Record<string, number>>
}

/** The codes of the rules. Each has a message in the catalogues under `validation_{code}`. */
export type ValidationCode =
  | 'phone_incomplete'
  | 'phone_too_long'
  | 'phone_code_unknown'
  | 'email_format'
  | 'date_invalid'
  | 'required'
  | 'pattern_mismatch'
  | 'not_a_string'
  | 'too_short'
  | 'too_long'
  | 'not_a_number'
  | 'number_too_small'
  | 'number_too_large'
  | 'digit_missing'
  | 'case_missing'

/** A rule: `null` where the value passes. */
export type Rule<Type extends ValidatorType> = (
  value: FieldValue,
  row: ValidatorOf<Type>,
  flags: ExternalFlags,
) => RuleIssue | null

/** One failed rule of a field, ready to be shown. */
export interface ValidationIssue {
  /** The kind of the row; or what a caller found by itself, because it takes more than the one value. */
  readonly type: ValidatorType | 'passwordsTooSimilar' | 'commonPassword' | 'zipcodeFromEligibleState'
  readonly code: string
  readonly message: string
  readonly isLazy: boolean
}

/**
 * Nothing there to check. A format rule passes it: whether a value may be missing is the question of `required` alone.
 */
export function isEmpty(value: FieldValue): boolean {
  return value === '' || value === false
}
