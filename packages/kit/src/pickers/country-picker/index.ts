import { loadFlags } from '../../icons/flags.ts'
import { CountryPicker } from './country-picker.tsx'
import { nameCountriesAhead } from './country-search.ts'

/** So that a list that opens later waits for no name, and is not rendered twice for its flags. */
function warmUp(locale: string): void {
  nameCountriesAhead(locale)
  loadFlags()
}

export default Object.assign(CountryPicker, { warmUp })
