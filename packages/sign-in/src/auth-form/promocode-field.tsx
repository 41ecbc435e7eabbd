import { PromoCodeInput } from '@foyer/kit/promo-code-input'
import { useFoyer } from '../plugins/foyer-context.ts'
import { useFieldEvents } from './form-watch.ts'
import { usePromocodeCheck } from './use-promocode-check.ts'

export interface PromocodeFieldProps {
  /** The initial code. */
  readonly code?: string | undefined
  readonly onChange?: ((code: string) => void) | undefined
  /** Opens the field, and focuses it. */
  readonly autofocus?: boolean
}

/** A promo code field, shown as a quiet button until it is wanted, because few people have a code. */
export function PromocodeField({ code, onChange, autofocus }: PromocodeFieldProps) {
  const { translate } = useFoyer('PromocodeField')
  const events = useFieldEvents('promocode')
  const check = usePromocodeCheck({ initialCode: code })
  return (
    <PromoCodeInput
      {...check.props}
      name="promocode"
      inputValue={code}
      autofocus={autofocus}
      text={translate('sign_up_promocode_show')}
      variant="plain"
      label={translate('sign_up_promocode_label')}
      validators={lengths}
      events={{
        ...events,
        change(typed) {
          events?.change()
          check.setCode(typed)
          onChange?.(typed)
        },
      }}
    />
  )
}

/** The contract allows up to 64 characters. */
const lengths = [{ type: 'length', max: 64, lazy: true }] as const
