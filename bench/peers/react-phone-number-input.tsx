import { useState } from 'react'
import PhoneInput from 'react-phone-number-input'
import 'react-phone-number-input/style.css'

export function Phone({ name }: { readonly name: string }) {
  const [phone, setPhone] = useState<string>()
  return <PhoneInput defaultCountry="RU" id={name} name={name} value={phone} onChange={setPhone} />
}
