import { useState } from 'react'
import { PhoneInput } from 'react-international-phone'
import 'react-international-phone/style.css'

export function Phone({ name }: { readonly name: string }) {
  const [phone, setPhone] = useState('')
  return (
    <PhoneInput
      defaultCountry="ru"
      name={name}
      value={phone}
      onChange={(value) => setPhone(value)}
      inputProps={{ id: name }}
    />
  )
}
