import { dirOf, langOf, locales } from '@foyer/core/wire'
import { describe, expect, it } from 'vitest'
import { describeRequester } from './describe-requester.ts'
import { hideIdentifier } from './identifier-notice.ts'
import { writeIdentifierNoticeMail } from './mail/identifier-mails.ts'
import { requester, code, sender, token, writeMails, writeTexts } from './testing/identity-messages.ts'
import { countSegments } from './sms/count-segments.ts'
import { writeIdentifierNoticeSms } from './sms/identifier-sms.ts'

const withCodesAlone = { ...sender, hasPasswords: false }
const senders = [sender, withCodesAlone]
const mails = locales.flatMap((locale) =>
  senders.flatMap((from) => writeMails(locale, { from }).map((row) => ({ locale, ...row }))),
)
const texts = locales.flatMap((locale) =>
  senders.flatMap((from) => writeTexts(locale, from).map((row) => ({ locale, ...row }))),
)

// R10.30
describe.each(mails)('the mail $name in $locale', ({ locale, mail: { subject, text, html } }) => {
  it('has no placeholder left', () => {
    for (const part of [subject, text]) expect(part).not.toMatch(/[{}]|\b(undefined|null|NaN)\b/)
  })

  it('is in its language and its direction for screen readers', () => {
    expect(html).toContain(`lang="${langOf(locale)}" dir="${dirOf(locale)}"`)
  })
})

it.each(mails.filter(({ link }) => link !== null))(
  'the mail $name in $locale links to the address that it shows',
  ({ link, mail: { text, html } }) => {
    expect(text).toContain(`:\n${link}\n`)
    expect(html).toContain(`href="${link?.replaceAll('&', '&#38;')}"`)
  },
)

it.each(mails.filter(({ link }) => link === null))(
  'the mail $name in $locale has no link, because there is nothing to do',
  ({ mail: { text, html } }) => {
    expect(`${text}${html}`).not.toMatch(/https?:/)
  },
)

// R10.30. The mail about an undone change is excluded: it may go to the person from whom the account was taken back.
it.each(mails.filter(({ name }) => name !== 'undone'))(
  'the mail $name in $locale says who asked, from where and when',
  ({ locale, mail: { text } }) => {
    const { device, address, time } = describeRequester(locale, requester)
    for (const part of [device, address, time]) expect(text.split('\n').at(-1)).toContain(part)
    expect(device).toContain('Chrome')
    expect(device).toContain('Windows')
    expect(time).toMatch(/UTC/)
    expect(time).toMatch(/2026.*04[:.]16|04[:.]16.*2026/)
  },
)

it.each(mails.filter(({ name }) => name.startsWith('code ')))(
  'the mail $name in $locale has the code in its subject and its text, and says how long it is valid',
  ({ mail: { subject, text } }) => {
    expect(subject).toContain(code)
    expect(text.split('\n')[0]).toContain(code)
    expect(text).toContain('10')
  },
)

it.each(mails.filter(({ mail: { subject } }) => subject.includes(code)))(
  'the mail $name in $locale shows its code large at the end of the first paragraph',
  ({ mail: { html } }) => {
    expect(html).toMatch(new RegExp(`<p [^>]*>[^<]+<strong style="display:block;[^>]*>${code}</strong></p>`))
  },
)

it.each([
  ['en-001', /password/i],
  ['ru-RU', /парол/i],
  ['ar-XX', /كلمة (?:ال)?مرور/],
  ['es', /contraseña/i],
  ['de-DE', /passwort/i],
  ['fr', /mot de passe/i],
  ['ja-JP', /パスワード/],
  ['ko-KR', /비밀번호/],
  ['pt-BR', /senha/i],
  ['id-ID', /kata sandi/i],
  ['it', /password/i],
  ['nl', /wachtwoord/i],
  ['pl', /hasł/i],
  ['tr', /parola/i],
  ['uk', /парол/i],
  ['zh-Hans', /密码/],
  ['zh-Hant', /密碼/],
  ['hi', /पासवर्ड/],
  ['vi', /mật khẩu/i],
  ['he', /סיסמ/],
] as const)('where people have no passwords, no message in %s speaks of one', (locale, password) => {
  const write = (from: typeof sender) =>
    [
      ...writeMails(locale, { from }).map(({ mail: { subject, text } }) => `${subject}\n${text}`),
      ...writeTexts(locale, from).map(({ text }) => text),
    ].join('\n')
  expect(write(sender)).toMatch(password)
  expect(write(withCodesAlone)).not.toMatch(password)
  expect(write(withCodesAlone)).not.toContain('/recover')
})

it.each(locales)('each mail in %s differs from all others', (locale) => {
  const bodies = writeMails(locale).map(({ mail: { subject, text } }) => `${subject}\n${text}`)
  expect(new Set(bodies).size).toBe(bodies.length)
})

// R10.18
describe.each(texts)('the text message $name in $locale', ({ end, text }) => {
  it('has no placeholder left, and at most three segments', () => {
    expect(text).not.toMatch(/[{}]|\b(undefined|null|NaN)\b/)
    expect(countSegments(text), `${text.length}: ${text}`).toBeLessThanOrEqual(3)
  })

  it('ends with the code for the browser, or with its link', () => {
    expect(text.slice(text.length - end.length)).toBe(end)
  })
})

it.each(texts.filter(({ name }) => name.startsWith('code ')))(
  'the text message $name in $locale has the code and its time before the line for the browser',
  ({ text }) => {
    expect(text.split('\n')[0]).toContain(code)
    expect(text.split('\n')[0]).toContain('10')
  },
)

it.each(locales)('no value from a stranger is rendered as HTML: %s', (locale) => {
  const evil = `"><script>alert('1')</script>&`
  const values = { by: { ...requester, address: evil, userAgent: evil }, from: { ...sender, appName: evil } }
  const notice = { to: 'ada@example.com', locale, kind: 'email', value: evil, undoToken: evil } as const
  const notices = (['added', 'changed', 'removed'] as const).map((event) =>
    writeIdentifierNoticeMail(sender, { ...notice, event, requester: values.by }),
  )
  const withLinks = [
    ...writeMails(locale, values).map(({ mail, link }) => ({ ...mail, links: link === null ? 0 : 1 })),
    ...notices.map((mail) => ({ ...mail, links: 1 })),
  ]
  for (const { html, links } of withLinks) {
    expect(html).not.toMatch(/<script|alert\('/)
    expect([...html.matchAll(/<a /g)]).toHaveLength(links)
    expect(html).not.toMatch(/&(?!#\d+;)/)
  }
})

it.each([
  ['email', 'ada.lovelace@example.com', 'a•••@example.com'],
  ['email', 'a@example.com', 'a•••@example.com'],
  ['email', '"a@b"@example.com', '"•••@example.com'],
  ['email', 'a•••@example.com', 'a•••@example.com'],
  ['phone', '+447400123456', '+44•••••56'],
  ['phone', '+15550100200', '+1•••••00'],
  ['phone', '+1•••••00', '+1•••••00'],
] as const)('masks the %s %s as %s', (kind, value, shown) => {
  expect(hideIdentifier(kind, value)).toBe(shown)
})

it('shows a removed identifier in full, since the message goes to its owner', () => {
  const notice = {
    to: 'x',
    locale: 'en-001',
    kind: 'email',
    value: 'ada@example.com',
    undoToken: token,
    requester,
  } as const
  expect(writeIdentifierNoticeMail(sender, { ...notice, event: 'removed' }).text).toContain('ada@example.com')
  expect(writeIdentifierNoticeMail(sender, { ...notice, event: 'added' }).text).toContain(
    ' a•••@example.com ',
  )
})

it.each(locales)('cuts the longest address, so that the link still fits: %s', (locale) => {
  const value = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.example`
  for (const event of ['added', 'changed', 'removed'] as const) {
    const notice = { to: '+447400123456', locale, event, kind: 'email', value, undoToken: token } as const
    expect(countSegments(writeIdentifierNoticeSms(sender, notice).text)).toBeLessThanOrEqual(3)
  }
})
