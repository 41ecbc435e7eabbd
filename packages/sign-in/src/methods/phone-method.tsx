import { lazy, Suspense, useState, type ComponentType } from 'react'
import type { Method, MethodFieldProps } from './method.ts'
import { normalizePhone } from './normalize-phone.ts'
import { PlainPhoneField } from './plain-phone-field.tsx'

type Field = ComponentType<MethodFieldProps>

/** A field that is loaded when its method is chosen, and stays then. Where it cannot be loaded, a plain one does. */
export function createPhoneField(load: () => Promise<{ readonly default: Field }>): Field {
  const LoadedField = lazy<Field>(() => load().catch(() => ({ default: PlainPhoneField })))

  return function PhoneField(props) {
    const { isHidden } = props
    const [wasChosen, setWasChosen] = useState(!isHidden)
    if (!isHidden && !wasChosen) setWasChosen(true)
    if (!wasChosen) return null
    return (
      <Suspense fallback={<PlainPhoneField {...props} disabled />}>
        <LoadedField {...props} />
      </Suspense>
    )
  }
}

export const phoneMethod: Method = {
  title: 'method_phone',
  // The input with its table of countries is as large as the rest of the form.
  Field: createPhoneField(() => import('./phone-field.tsx')),
  toCredential: ({ phone }) => ({ phone: normalizePhone(String(phone)) }),
}
