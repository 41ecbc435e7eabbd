import { CountryPicker } from '@foyer/kit/country-picker'
import { PhoneInput } from '@foyer/kit/phone-input'
import '@foyer/kit/styles.css'
import { showOnDemand } from './subject.ts'

showOnDemand(() => <PhoneInput name="phone" label="Phone" countryCode="RU" countryPicker={CountryPicker} />)
