import type { DateInputProps } from '../date-input/date-input-props.ts'

/** The properties of a date input, but `autocomplete` is `bday` or `off`: each part derives its own token from it. */
export interface DatePartsProps extends Omit<DateInputProps, 'placeholder' | 'autocomplete'> {
  /** `bday`: the browser may fill in the person's date of birth. */
  readonly autocomplete?: 'bday' | 'off' | undefined
}
