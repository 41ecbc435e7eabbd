import { CountryPicker } from './country-picker.tsx'
import { warmUp } from './country-search.ts'

export default Object.assign(CountryPicker, { warmUp })
