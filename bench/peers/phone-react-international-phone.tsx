import { showPhones } from './phones.tsx'
import { Phone } from './react-international-phone.tsx'

showPhones(Phone)
