import { describe, expect, it } from 'vitest'
import { captchaLocales, recaptchaLocales } from './captcha-locales.ts'
import { localeNames } from './locale-names.ts'
import { dirOf, langOf, locales, matchLocale, type Locale } from './locales.ts'

it('begins with the ten locales of the specification, in its order', () => {
  const specified = 'en-001 ru-RU ar-XX es de-DE fr ja-JP ko-KR pt-BR id-ID'.split(' ')
  expect(locales.slice(0, 10)).toEqual(specified)
  expect(locales.length).toBeGreaterThanOrEqual(20)
})

describe('a person who asks for', () => {
  it.each<[string[], Locale]>([
    [[], 'en-001'],
    [['tlh'], 'en-001'],
    [['sv-SE'], 'en-001'],
    [['sv-SE', 'fr-CA', 'ru'], 'fr'],
    [['ru'], 'ru-RU'],
    [['ru-RU'], 'ru-RU'],
    [['pt-PT'], 'pt-BR'],
    [['EN-us'], 'en-001'],
    [['ar-EG'], 'ar-XX'],
    [['tlh', 'ar'], 'ar-XX'],
    [['es-MX'], 'es'],
    [['es-419'], 'es'],
    [['de-CH-1996'], 'de-DE'],
    [['it-CH'], 'it'],
    [['nl-BE'], 'nl'],
    [['pl-PL'], 'pl'],
    [['tr-CY'], 'tr'],
    [['uk-UA'], 'uk'],
    [['hi-IN'], 'hi'],
    [['vi-VN'], 'vi'],
    [['he-IL'], 'he'],
    [['id'], 'id-ID'],
    // Former codes of Hebrew and Indonesian, which old browsers and Java still send.
    [['iw'], 'he'],
    [['iw-IL'], 'he'],
    [['in-ID'], 'id-ID'],
    // The country decides the script of Chinese, unless the tag names it.
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-MY'], 'zh-Hans'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
    [['zh-MO'], 'zh-Hant'],
    [['ZH-tw'], 'zh-Hant'],
    [['zh-Hant'], 'zh-Hant'],
    [['zh-Hans-HK'], 'zh-Hans'],
    [['zh-Hant-CN'], 'zh-Hant'],
    [['cmn-Hant'], 'zh-Hant'],
    [['zh-HK', 'en'], 'zh-Hant'],
    [['', '*'], 'en-001'],
    [['%%', 'x', 'zh_CN', '__proto__', '-', 'de'], 'de-DE'],
  ])('%j is served in %s', (requested, locale) => {
    expect(matchLocale(requested)).toBe(locale)
  })

  it.each<[string[], [Locale, ...Locale[]], Locale]>([
    [['de-AT'], ['en-001', 'de-DE'], 'de-DE'],
    [['fr', 'de'], ['en-001', 'de-DE'], 'de-DE'],
    [['fr'], ['de-DE', 'en-001'], 'de-DE'],
    [['zh-TW'], ['en-001', 'zh-Hans', 'zh-Hant'], 'zh-Hant'],
    [['zh-TW', 'en'], ['en-001', 'zh-Hans'], 'zh-Hans'],
  ])('%j, in an app with %j, is served in %s', (requested, supported, locale) => {
    expect(matchLocale(requested, supported)).toBe(locale)
  })

  it.each(locales)('%s is served in it, also when asking by the lang of its pages', (locale) => {
    expect(matchLocale([locale])).toBe(locale)
    expect(matchLocale([langOf(locale)])).toBe(locale)
  })
})

// R9.4
it('gives captchas the language codes of the specification, and the services’ own for the other languages', () => {
  expect(
    locales.map((locale) => [locale, captchaLocales[locale], recaptchaLocales[locale]].join(' ')),
  ).toEqual([
    'en-001 eng en',
    'ru-RU rus ru',
    'ar-XX ara ar',
    'es spa es',
    'de-DE deu de',
    'fr fra fr',
    'ja-JP jpn ja',
    'ko-KR kor ko',
    'pt-BR por pt-BR',
    'id-ID ind id',
    // GeeTest lacks Italian and others, and shows English for them.
    'it eng it',
    'nl eng nl',
    'pl eng pl',
    'tr eng tr',
    'uk eng uk',
    'zh-Hans zho zh-CN',
    'zh-Hant zho-tw zh-TW',
    'hi eng hi',
    'vi eng vi',
    'he eng iw',
  ])
})

/**
 * The languages that GeeTest (docs.geetest.com, 'apirefer/api/web') and reCAPTCHA (developers.google.com/recaptcha/docs/language) document.
 */
const documented = {
  geetest: 'zho eng zho-tw zho-hk udm jpn ind kor rus ara spa pon por fra deu',
  recaptcha:
    'ar af am hy az eu bn bg ca zh-HK zh-CN zh-TW hr cs da nl en-GB en et fil fi fr fr-CA gl ka de de-AT de-CH el gu iw hi hu is id it ja ' +
    'kn ko lo lv lt ms ml mr mn no fa pl pt pt-BR pt-PT ro ru sr si sk sl es es-419 sw sv ta te th tr uk ur vi zu',
}

it.each(locales)('asks captchas only for languages that they support: %s', (locale) => {
  expect(documented.geetest.split(' ')).toContain(captchaLocales[locale])
  expect(documented.recaptcha.split(' ')).toContain(recaptchaLocales[locale])
})

it('names every language once, sorted by the displayed name', () => {
  expect(Object.keys(localeNames).toSorted()).toEqual([...locales].toSorted())
  const names = Object.values(localeNames)
  expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare))
  expect(new Set(names).size).toBe(locales.length)
})

it.each(locales)('gives %s a valid language and direction for HTML', (locale) => {
  const lang = langOf(locale)
  expect(Intl.getCanonicalLocales(lang)).toEqual([lang])
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  expect(language.of(lang)).toBeDefined()
  expect(dirOf(locale)).toBe(['ar', 'he'].includes(lang) ? 'rtl' : 'ltr')
})

it.each(locales)('gives %s the direction of the script that its own name is written in', (locale) => {
  // The direction in which the language's own name is written.
  const isRightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}/u.test(localeNames[locale])
  expect(dirOf(locale)).toBe(isRightToLeft ? 'rtl' : 'ltr')
})
