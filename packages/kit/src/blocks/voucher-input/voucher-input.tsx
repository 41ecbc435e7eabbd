import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { CodeField } from '../../field/code-field/code-field.tsx'
import { useCodeInput } from '../../field/code-field/use-code-input.ts'

export interface VoucherInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The voucher is being checked. */
  readonly pending?: boolean | undefined
}

/** A voucher's or a gift card's code. Kept as typed; blanks around it go when it is left or sent. */
export function VoucherInput(props: VoucherInputProps) {
  return <CodeField {...props} input={useCodeInput(props)} />
}
