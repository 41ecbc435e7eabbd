import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { isMadeOfWords, listKnownWords } from './known-words.ts'

const config = readConfig({ PUBLIC_URL: 'https://id.acme-shop.example', APP_NAME: 'Hotel Foyer' })
const person = { email: 'Ada.Lovelace72@mail.example', phone: '+447700900123', name: 'Ada King-Noël' }

function isGuessable(password: string): boolean {
  return isMadeOfWords(password, listKnownWords(person, config))
}

describe('A password is easy to guess for whoever knows the person and the site, if it is', () => {
  test.for([
    ['the e-mail address', 'Ada.Lovelace72@mail.example'],
    ['the address in another case, with a sign', 'ada.LOVELACE72@Mail.example!'],
    ['what stands before the @', 'Ada.Lovelace72'],
    ['a part of the address and a year', 'Lovelace1815'],
    ['the address without its signs', 'AdaLovelace1815'],
    ['where the mailbox is', 'Mail2026!'],
    ['the name and digits', 'Noël1234'],
    ['the name with composed accents written apart', 'Noe\u0308l1234'],
    ['the end of the phone number, which all its spellings have', 'Aa0900123!'],
    ['the phone number and two letters', 'Aa+447700900123'],
    ['the product’s name, twice', 'FoyerFoyer1'],
    ['the product’s name and a year', 'Foyer2026!'],
    ['the name of the host', 'acme-Shop1'],
  ] as const)('%s: %j', ([, password]) => {
    expect(isGuessable(password)).toBe(true)
  })
})

describe('A password is not refused for', () => {
  test.for([
    ['a known word among three letters of its own', 'Lovelace-xyz-1'],
    ['a passphrase about the site', 'the foyer has 7 doors'],
    ['consisting of few letters, none of them known', '7461-Bq-0935'],
    ['two letters that a name begins with', 'Ad7461-0935'],
  ] as const)('%s: %j', ([, password]) => {
    expect(isGuessable(password)).toBe(false)
  })

  test.for([{}, { email: null, phone: null, name: null }, { email: 'a@b.co', phone: null, name: 'Al' }])(
    'words too short to be told from chance, or none: %o',
    (known) => {
      expect(isMadeOfWords('A7461-0935b', listKnownWords(known, config))).toBe(false)
    },
  )
})
