import { describe, expect, expectTypeOf, it } from 'vitest'
import type { PartNames } from '../address/index.ts'
import type { ValidationCode } from '../validators/index.ts'
import { errorCodes } from '../wire/index.ts'
import { locales } from '../wire/locales/locales.ts'
import { checkPhoneExactly } from '../phone/exact-phone.ts'
import { catalogues } from '../generated/messages/catalogues.ts'
import { createTranslate, fillMessage, type Catalogue, type Message } from './message.ts'

const { server, validation } = catalogues['en-001']

describe('the English catalogue', () => {
  it('has a message for every error code of the contract, and for no other', () => {
    const keys = Object.keys(errorCodes).map((code) => `error_${code}`)
    const errorKeys = Object.keys(server).filter((key) => key.startsWith('error_'))
    expect(errorKeys.toSorted()).toEqual(keys.toSorted())
  })

  it('has a message for every validation code, and for no other', () => {
    expectTypeOf<keyof typeof validation>().toEqualTypeOf<`validation_${ValidationCode}`>()
  })

  it('uses no bounds but those that a validation rule provides', () => {
    const requestedNames = new Set<string>()
    for (const [key, message] of Object.entries<Message>(validation))
      fillMessage(
        message,
        new Proxy({}, { get: (_, place) => void requestedNames.add(`${key} ${String(place)}`) }),
      )
    expect([...requestedNames]).toEqual([
      'validation_too_short min',
      'validation_too_long max',
      'validation_number_too_small min',
      'validation_number_too_large max',
    ])
  })

  it('uses no key in two groups', () => {
    const keys = Object.values(catalogues['en-001']).flatMap((group) => Object.keys(group))
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
  })
})

it('every catalogue is plain data, which a server can hand to a page', () => {
  expect(JSON.parse(JSON.stringify(catalogues))).toEqual(catalogues)
})

it('has a catalogue for each locale of the contract', () => {
  expect(Object.keys(catalogues)).toEqual(locales)
})

it.each([
  ['en-001', 1, 'Use at least 1 character'],
  ['en-001', 8, 'Use at least 8 characters'],
  ['ru-RU', 1, 'Введите не менее 1 символа'],
  ['ru-RU', 8, 'Введите не менее 8 символов'],
  ['ru-RU', 21, 'Введите не менее 21 символа'],
  ['ar-XX', 1, 'يُرجى إدخال حرف واحد على الأقل'],
  ['ar-XX', 2, 'يُرجى إدخال حرفين على الأقل'],
  ['ar-XX', 8, 'يُرجى إدخال 8 أحرف على الأقل'],
  ['ar-XX', 11, 'يُرجى إدخال 11 حرفًا على الأقل'],
  ['ar-XX', 100, 'يُرجى إدخال 100 حرف على الأقل'],
  ['es', 1, 'Usa al menos 1 carácter'],
  ['de-DE', 8, 'Verwenden Sie mindestens 8 Zeichen'],
  ['fr', 1, 'Utilisez au moins 1 caractère'],
  ['fr', 8, 'Utilisez au moins 8 caractères'],
  ['ja-JP', 8, '8文字以上で入力してください'],
  ['ko-KR', 8, '8자 이상 입력해 주세요'],
  ['pt-BR', 1, 'Use pelo menos 1 caractere'],
  ['id-ID', 8, 'Gunakan minimal 8 karakter'],
] as const)('uses the right plural form in %s for %i characters', (locale, min, message) => {
  expect(fillMessage(catalogues[locale].validation.validation_too_short, { min })).toBe(message)
})

it.each([
  ['it', '1 carattere', '8 caratteri', '21 caratteri'],
  ['nl', '1 teken', '8 tekens'],
  ['pl', '1 znak', '2 znaki', '5 znaków', '12 znaków', '21 znaków', '22 znaki'],
  ['tr', '1 karakter', '8 karakter'],
  ['uk', '1 символ', '2 символи', '5 символів', '12 символів', '21 символ', '22 символи'],
  ['zh-Hans', '8个字符'],
  ['zh-Hant', '8 個字元'],
  ['hi', '1 कैरेक्टर', '8 कैरेक्टर'],
  ['vi', '1 ký tự', '8 ký tự'],
  ['he', 'תו אחד', 'שני תווים', '8 תווים', '21 תווים'],
] as const)('uses the right plural forms for counts of characters in %s', (locale, ...counted) => {
  const describeMinimum = (min: number) =>
    fillMessage(catalogues[locale].validation.validation_too_short, { min })
  for (const [index, characters] of counted.entries())
    expect(describeMinimum(Number.parseInt(characters) || index + 1)).toContain(characters)
})

it('shows an example phone number from a different country in each language, without line breaks', async () => {
  const texts = new Set<string>()
  for (const locale of locales) {
    const [example = ''] = /\+.*\d/.exec(catalogues[locale].signIn.phone_hint) ?? []
    expect(example, locale).not.toContain(' ')
    expect(await checkPhoneExactly(`+${example.replaceAll(/\D/g, '')}`), `${locale} ${example}`).toBe('known')
    texts.add(example)
  }
  expect(texts.size).toBe(locales.length)
})

it('words placing an order, and answering yes, the same everywhere in Arabic', () => {
  const { account, checkout } = catalogues['ar-XX']
  // The Arabic glossary rules out the verb "to send" for placing an order.
  expect(JSON.stringify(checkout)).not.toMatch(/إرسال|يُرسل|أُرسل/)
  const answers = Object.entries<Message>(account).filter(
    ([key]) => key.endsWith('_yes') && key !== 'device_yes',
  )
  for (const [key, text] of answers) expect(text, key).toMatch(/^نعم، /)
})

it('asks for a missing state, province or prefecture by the name on its label, in each language', () => {
  const kinds = Object.keys(addressKinds)
  for (const locale of locales) {
    const { checkout }: Record<string, Catalogue> = catalogues[locale]
    const translate = createTranslate(checkout ?? {})
    const questions = kinds.map((kind) => translate('checkout_state_missing', { kind }))
    const labels = kinds.map((kind) => translate(`checkout_${kind}`))
    // Messages are equal exactly where the labels are.
    expect(
      questions.map((one) => questions.indexOf(one)),
      locale,
    ).toEqual(labels.map((one) => labels.indexOf(one)))
  }
})

const addressKinds: Readonly<Record<PartNames['state'], true>> = {
  area: true,
  county: true,
  department: true,
  district: true,
  do_si: true,
  emirate: true,
  island: true,
  oblast: true,
  parish: true,
  prefecture: true,
  province: true,
  state: true,
}

it('fills every place in the messages of the kit, the validators and the server, in each language', () => {
  const values = {
    min: 8,
    max: 64,
    met: 1,
    all: 3,
    seconds: 7,
    minutes: 30,
    count: 2,
    code: 49,
    date: '1/1/2026',
  }
  const texts = {
    ...values,
    format: 'f',
    domain: 'd',
    text: 't',
    label: 'l',
    message: 'm',
    country: 'c',
    key: 'k',
    day: '32',
    parts: 'p',
    month: 'm',
    meant: 'd',
    amount: 'a',
    browser: 'b',
    system: 's',
    device: 'd',
    address: 'a',
    time: 't',
    url: 'u',
    recoveryUrl: 'u',
    kind: 'email',
    value: 'v',
    password: 'yes',
    passwords: 'yes',
    number: 'n',
    name: 'n',
    provider: 'p',
    providers: 'p',
  }
  for (const locale of locales) {
    const { kit, validation: rules, server: errors }: Record<string, Catalogue> = catalogues[locale]
    const all: Catalogue = { ...kit, ...rules, ...errors }
    const translate = createTranslate(all)
    for (const key of Object.keys(all))
      expect(translate(key, texts), `${locale} ${key}`).not.toMatch(/[{}#]|undefined/)
  }
})
