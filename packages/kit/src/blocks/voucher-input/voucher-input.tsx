import type { InputBlockProps, TextInputEvents } from '../../field/block-props.ts'
import { CodeField } from '../../field/code-field/code-field.tsx'
import { useCodeInput } from '../../field/code-field/use-code-input.ts'

export interface VoucherInputProps extends InputBlockProps<string, TextInputEvents> {
  /** The code is being checked: the field says so in place of the hint. */
  readonly pending?: boolean | undefined
}

/** An input for a voucher or gift card code. Kept as typed; surrounding blanks are removed when it is left or submitted. */
export function VoucherInput(props: VoucherInputProps) {
  return <CodeField {...props} input={useCodeInput(props)} />
}
