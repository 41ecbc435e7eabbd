import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wellKnownDomains } from './testing/well-known-domains.ts'
import { popularDomains, knownDomains } from './mail-domains.ts'
import { suggestEmails } from './suggest-emails.ts'

const emailsFor = (text: string, domains?: readonly string[]): string[] =>
  suggestEmails(text, { domains }).map(({ email }) => email)

// R5.16
it.each<[string, string, readonly string[] | undefined, string[]]>([
  ['no @', 'anna', undefined, []],
  ['no local part', '@gm', undefined, []],
  ['blanks as local part', '  @gm', undefined, []],
  ['two @', 'a@b@gm', undefined, []],
  ['nothing behind the @', 'anna@', ['one.io', 'two.io'], ['anna@one.io', 'anna@two.io']],
  [
    'more than four',
    'anna@',
    ['a.io', 'b.io', 'c.io', 'd.io', 'e.io'],
    ['a', 'b', 'c', 'd'].map((name) => `anna@${name}.io`),
  ],
  ['the beginning of a supplied domain', 'anna@t', ['one.io', 'two.io'], ['anna@two.io']],
  ['capitals', 'Anna@TW', ['one.io', 'Two.io'], ['Anna@two.io']],
  ['the same domain twice', 'anna@o', ['one.io', 'ONE.io'], ['anna@one.io']],
  ['a supplied domain, whole', 'anna@one.io', ['one.io', 'one.io.uk'], []],
  ['a well-known domain, whole', 'anna@yahoo.com', undefined, []],
  ['an unknown domain', 'anna@mycompany.example', undefined, []],
  ['the default domains', 'anna@gm', undefined, ['anna@gmail.com', 'anna@gmx.de', 'anna@gmx.net']],
  ['a local part in another script', 'анна.é中@gmial.com', undefined, ['анна.é中@gmail.com']],
  ['a local part with capitals and signs', "O'Neil+x@gmial.com", undefined, ["O'Neil+x@gmail.com"]],
  ['blanks at the end', 'anna@gmial.com  ', undefined, ['anna@gmail.com']],
  ['an international domain', 'anna@почта.рф', undefined, []],
  ['a popular domain in part, when others are supplied', 'anna@gmail.co', ['one.io'], ['anna@gmail.com']],
])('offers the domains that the typed text may become: %s', (_case, text, domains, emails) => {
  expect(emailsFor(text, domains)).toEqual(emails)
})

// Real, less common domains, close to a popular one or to none. The well-known ones are never corrected.
const realDomains =
  `ya.ru list.ru bk.ru inbox.ru gmail.fr mac.com me.com gmx.at web.de posteo.de fastmail.com hey.com pm.me
tutanota.com ukr.net rambler.ru naver.com hanmail.net mail.com 163.com ymail.com bol.com.br terra.com.br orange.fr laposte.net
free.fr sfr.fr libero.it seznam.cz wp.pl o2.pl onet.pl abv.bg telenet.be rocketmail.com googlemail.com email.com`.split(
    /\s+/,
  )

it('corrects none of 37 real domains', () => {
  expect(realDomains).toHaveLength(37)
  expect(realDomains.flatMap((domain) => emailsFor(`anna@${domain}`))).toEqual([])
  expect(realDomains.flatMap((domain) => emailsFor(`anna@${domain}`, []))).toEqual([])
})

// R5.17
it('leaves every well-known domain as it is', () => {
  for (const domain of [...wellKnownDomains, ...knownDomains]) {
    expect(domain).toMatch(/^[a-z\d-]+(\.[a-z\d-]+)+$/)
    expect(emailsFor(`anna@${domain.toUpperCase()}`, [])).toEqual([])
    expect(emailsFor(`anna@${domain}`)).toEqual([])
  }
})

// Real domains of companies, universities and small providers that are not on the list of well-known ones.
const unlisted =
  `mit.edu ibm.com sap.com bbc.co.uk cern.ch kth.se ethz.ch tum.de nhs.net migadu.com runbox.com disroot.org riseup.net
startmail.com ngs.ru dir.bg inbox.lt hot.ee e-mail.ua i.ua meta.ua bigmir.net tut.by hush.com lavabit.com cock.li`.split(
    /\s+/,
  )

it('does not correct real domains that it does not know', () => {
  expect(unlisted.filter((domain) => wellKnownDomains.includes(domain))).toEqual([])
  expect(unlisted.flatMap((domain) => emailsFor(`anna@${domain}`))).toEqual([])
})

// R5.17
it.each([
  ['gmial.com', 'gmail.com'],
  ['gmai.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmal.com', 'gmail.com'],
  ['gamil.com', 'gmail.com'],
  ['gnail.com', 'gmail.com'],
  ['gmailcom', 'gmail.com'],
  ['gmail.comm', 'gmail.com'],
  ['hotmial.com', 'hotmail.com'],
  ['hotmai.com', 'hotmail.com'],
  ['hotnail.con', 'hotmail.com'],
  ['yaho.com', 'yahoo.com'],
  ['yahooo.com', 'yahoo.com'],
  ['outlok.com', 'outlook.com'],
  ['outllook.com', 'outlook.com'],
  ['iclod.com', 'icloud.com'],
  ['yandx.ru', 'yandex.ru'],
  ['mail.ry', 'mail.ru'],
  ['protonmial.com', 'protonmail.com'],
  // Seven letters, two of them off.
  ['lvie.cmo', 'live.com'],
  // As close to hotmail.es, which is less common.
  ['hotmail.fs', 'hotmail.fr'],
  // Closer to it than to hotmail.fr, which is more common.
  ['hotmail.ef', 'hotmail.es'],
])('corrects a typo of a well-known domain, with the default domains or with none: %s', (typed, meant) => {
  const correction = [{ email: `anna@${meant}`, domain: meant, isCorrection: true }]
  expect(suggestEmails(`anna@${typed}`)).toEqual(correction)
  expect(suggestEmails(`anna@${typed}`, { domains: [] })).toEqual(correction)
})

// R9.12
it.each([
  ['three letters off', 'gamlik.com'],
  ['a short domain, two letters off', 'mail.by'],
  ['a short domain, two letters off', 'abc.com'],
  ['a short domain with two letters more', 'mail.ruxy'],
])('does not correct a domain that is too far from any known one: %s, %s', (_case, typed) => {
  expect(emailsFor(`anna@${typed}`, [])).toEqual([])
})

it('does not mark a completion as a correction', () => {
  expect(suggestEmails('anna@gmai', { domains: ['gmail.com'] })).toEqual([
    { email: 'anna@gmail.com', domain: 'gmail.com', isCorrection: false },
  ])
})

// R9.12
it('never throws, offers at most 4 addresses, and keeps the text before the @', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom(...popularDomains))
      .map((parts) => parts.join('@')),
    fc
      .array(fc.constantFrom('@', ' ', '.', 'gmail', 'com', 'é', '\uD800', 'İ', 'xn--80a'))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyText, fc.option(fc.array(fc.string()), { nil: undefined }), (text, domains) => {
      const emails = emailsFor(text, domains)
      expect(emails.length).toBeLessThanOrEqual(4)
      expect(new Set(emails).size).toBe(emails.length)
      for (const email of emails) expect(email.startsWith(text.slice(0, text.indexOf('@') + 1))).toBe(true)
    }),
  )
})
