import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

export interface DateInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The first allowed day, as ISO `yyyy-mm-dd`. */
  readonly min?: string | undefined
  /** The last allowed day, as ISO `yyyy-mm-dd`. */
  readonly max?: string | undefined
  /** The error for a day before `min`, such as 'Check the year'; by default it only names the bound. */
  readonly minMessage?: string | undefined
  /** The error for a day after `max`, such as 'You must be 18 or older'; by default it only names the bound. */
  readonly maxMessage?: string | undefined
  /** BCP 47: decides the order of day, month and year, and the separator. Default: that of `<KitLocale>`. */
  readonly locale?: string | undefined
}
