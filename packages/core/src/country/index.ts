export { guessCountry, type BrowserPlace } from './guess-country.ts'
