import { expect, it } from 'vitest'
import { guessCountry } from './index.ts'

it.each<[string, string[], string | undefined, string | null]>([
  ['both agree', ['de-AT', 'de', 'en-US'], 'Europe/Vienna', 'AT'],
  ['US English in the time zone of another country', ['en-US', 'en'], 'Europe/Oslo', 'NO'],
  ['a language without a region', ['fr'], 'Europe/Brussels', 'BE'],
  ['a zone by its old name', ['hi'], 'Asia/Calcutta', 'IN'],
  ['a zone by its new name', ['hi'], 'Asia/Kolkata', 'IN'],
  ['one of many zones', ['es-419'], 'America/Argentina/Ushuaia', 'AR'],
  ['a zone of no country', ['pt-BR'], 'UTC', 'BR'],
  ['an unknown zone', ['de', 'de-CH'], 'Nowhere/Else', 'CH'],
  ['no zone', ['en-GB'], undefined, 'GB'],
  ['a browser that hides where it is', ['en-US'], 'Atlantic/Reykjavik', 'US'],
  ['a browser in Iceland', ['en-US', 'is-IS'], 'Atlantic/Reykjavik', 'IS'],
  ['a language with a script and a region', ['zh-Hant-TW'], 'UTC', 'TW'],
  ['languages without a region in a zone of no country', ['en', 'de'], 'UTC', null],
  ['a region of many countries', ['en-001', 'es-419'], 'Etc/GMT+3', null],
  ['text that is no language', ['', 'x', '%%'], '', null],
  ['nothing', [], undefined, null],
])(
  'guesses the country from the browser’s time zone and languages: %s',
  (_case, languages, timeZone, country) => {
    expect(guessCountry({ languages, timeZone })).toBe(country)
  },
)
