/** The value of a field. */
export type FieldValue = string | number | boolean

/** Inclusive bounds; a missing one does not limit. */
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
  /** Shown only after the field is touched, instead of at once. It blocks a submit either way. */
  readonly lazy?: boolean
}

/**
 * One rule of a field, as plain data, so that browser and server run the same rows. The nine types of the
 * specification's section 5.
 */
export type Validator =
  | Row<'phone'>
  | Row<'email'>
  | Row<'date'>
  /** `ifBegun`: only fails for a value that was begun, such as half a date; an empty field passes. */
  | (Row<'required'> & { readonly ifBegun?: boolean })
  | (Row<'regexp'> & { readonly pattern: string | RegExp })
  | (Row<'length'> & Bounds & { readonly trim?: boolean })
  | (Row<'numberValue'> & Bounds)
  | Row<'hasAnyNumberSymbol'>
  | Row<'hasUpperAndLowerCaseSymbol'>

/** The kind of a rule. */
export type ValidatorType = Validator['type']

/** The row of one kind. */
export type ValidatorOf<Type extends ValidatorType> = Extract<Validator, { type: Type }>

/**
 * Flags that only the block can know: whether the phone number is complete, whether the date is real, whether a number
 * can be read, whether a value counts as present. `undefined`: not known.
 */
export interface ExternalFlags {
  /** Whether the number is complete; or the code of its issue. */
  readonly phone?: boolean | 'phone_incomplete' | 'phone_too_long' | 'phone_code_unknown' | undefined
  /** Whether the date is real; or its error message in the reader's language, because only the block knows the typed text. */
  readonly date?: boolean | string | undefined
  /** Whether the shown text can be read as a number. */
  readonly number?: boolean | undefined
  /** Whether a value counts as present; or the error message, in the reader's language, for a value that was begun and is not complete. */
  readonly required?: boolean | string | undefined
}

/** An issue found by a rule. `values` fill the placeholders of the message. */
export interface RuleIssue {
  readonly code: ValidationCode
  readonly values?: Readonly<Record<string, number>>
  /** The block's own message, in the reader's language. It replaces those of the row and of the catalogue. */
  readonly message?: string | undefined
}

/** The codes of the rules. Their messages are in the catalogues under `validation_{code}`. */
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

/** A rule: returns `null` if the value passes. */
export type Rule<Type extends ValidatorType> = (
  value: FieldValue,
  row: ValidatorOf<Type>,
  flags: ExternalFlags,
) => RuleIssue | null

/** An issue of a field, ready to be shown. */
export interface ValidationIssue {
  /** The type of the row, or of a check of more than one value by the caller. */
  readonly type: ValidatorType | 'passwordsTooSimilar' | 'commonPassword' | 'zipcodeFromEligibleState'
  readonly code: string
  readonly message: string
  readonly isLazy: boolean
}

/**
 * Whether a value is empty: a text without characters, or a box without a tick. Rules about a format accept it, and leave it to `required`;
 * `length` and the rules about characters do not (decision 004).
 */
export function isEmpty(value: FieldValue): boolean {
  return value === '' || value === false
}
