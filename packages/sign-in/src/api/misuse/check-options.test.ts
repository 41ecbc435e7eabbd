import { describe, expect, it } from 'vitest'
import type { Locale } from '@foyer/core/wire'
import { createApi } from '../api.ts'
import { InvalidOptionError } from './check-options.ts'

/** As somebody without TypeScript may write it. */
const withLang = (lang: string | undefined) => lang as Locale

// R10.42
describe('createApi names a wrong option, and says what to pass:', () => {
  it.each([
    'id.example.com',
    'localhost:3000',
    'https:/id.example.com',
    'https://',
    'https:///id',
    'ftp://a.example',
  ])('baseUrl %s', (baseUrl) => {
    expect(() => createApi({ lang: 'en-001', baseUrl })).toThrow(
      new InvalidOptionError(`baseUrl is "${baseUrl}". Pass one such as https://id.example.com, or none.`),
    )
  })

  it.each(['en_US', 'Русский', 'Deutsch (Deutschland)', 'Indonesian', '', undefined])('lang %s', (lang) => {
    expect(() => createApi({ lang: withLang(lang) })).toThrow(
      new InvalidOptionError(`lang is "${lang}". Pass one such as de-DE.`),
    )
  })

  it('a lang that a function returns, at each call and whenever it is read', async () => {
    const api = createApi({ lang: () => withLang('en_US') })
    await expect(api.call('session', {})).rejects.toMatchObject({ code: 'invalid_option' })
    expect(() => api.lang).toThrow(InvalidOptionError)
  })
})

it.each(['', '/', '/accounts', 'https://id.example.com', 'http://localhost:3000/accounts/'])(
  'createApi takes the baseUrl %j',
  (baseUrl) => {
    expect(createApi({ lang: 'zh-Hans', baseUrl })).toMatchObject({ lang: 'zh-Hans' })
  },
)
