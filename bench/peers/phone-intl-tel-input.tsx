import { showPhones } from './phones.tsx'
import { Phone } from './intl-tel-input.tsx'

showPhones(Phone)
