import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'

export interface DateInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The first day that is allowed, as ISO `yyyy-mm-dd`. */
  readonly min?: string | undefined
  /** The last day that is allowed, as ISO `yyyy-mm-dd`. */
  readonly max?: string | undefined
  /** Whose order of day, month and year; that of `<KitLocale>` otherwise. */
  readonly locale?: string | undefined
}
