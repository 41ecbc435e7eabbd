import { PhoneInput } from '@foyer/kit/phone-input'
import '@foyer/kit/styles.css'
import { listNames, showOnDemand } from './subject.ts'

showOnDemand((count) => (
  <form>
    {listNames(count).map((name) => (
      <PhoneInput key={name} name={name} label={name} countryCode="RU" />
    ))}
  </form>
))
