import { showPhones } from './phones.tsx'
import { Phone } from './react-phone-number-input.tsx'

showPhones(Phone)
