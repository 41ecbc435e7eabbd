import { loadFlags } from '../../icons/flags.ts'
import { CountryPicker } from './country-picker.tsx'
import { preloadCountryNames } from './country-search.ts'

/** Prepares names and flags, so that a list that opens later waits for no name, and does not render again for its flags. */
function warmUp(locale: string): void {
  preloadCountryNames(locale)
  loadFlags()
}

export default Object.assign(CountryPicker, { warmUp })
