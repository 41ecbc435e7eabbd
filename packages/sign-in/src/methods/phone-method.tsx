import { lazy, useState, type ComponentType } from 'react'
import { LazyField } from './lazy-field.tsx'
import type { Method, MethodFieldProps } from './method.ts'
import { normalizePhone } from './normalize-phone.ts'
import { PlainPhoneField } from './plain-phone-field.tsx'

type Field = ComponentType<MethodFieldProps>

/** A field that is loaded when its method is first selected. If it cannot be loaded, a plain field stays. */
export function createPhoneField(load: () => Promise<{ readonly default: Field }>): Field {
  const LoadedField = lazy<Field>(() => load().catch(() => ({ default: PlainPhoneField })))

  return function PhoneField(props) {
    const { isHidden } = props
    const [wasSelected, setWasSelected] = useState(!isHidden)
    if (!isHidden && !wasSelected) setWasSelected(true)
    if (!wasSelected) return null
    return (
      <LazyField fallback={<PlainPhoneField {...props} />}>
        <LoadedField {...props} />
      </LazyField>
    )
  }
}

export const phoneMethod: Method = {
  title: 'method_phone',
  // Loaded later, because the input with its table of countries is as large as the rest of the form.
  Field: createPhoneField(() => import('./phone-field.tsx')),
  // 7 to 15 digits (ITU-T E.164), with nothing but the usual separators between them.
  matches: (text) => /^[+\uff0b]?(?:[\s().\-\u2010-\u2013]*\p{Nd}){7,15}[\s).]*$/u.test(text.trim()),
  offer: { reason: 'method_phone_meant', action: 'method_phone_take' },
  toIdentifier: ({ phone }) => ({ phone: normalizePhone(String(phone)) }),
}
