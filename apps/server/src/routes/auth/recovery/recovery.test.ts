import { dirOf, langOf, locales } from '@foyer/core/wire'
import { describe, expect } from 'vitest'
import { readConfig } from '../../../config.ts'
import { ada } from '../../../testing/people.ts'
import { phone, readCode, readToken, recoveryTest as test } from '../../../testing/recovery-test.ts'

describe('POST recovery', () => {
  test('sends a link by e-mail, with the token in the fragment of its address', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    const answer = await server.open().call('recovery', { body: { email: ' Ada.Lovelace@example.test' } })
    expect(answer).toMatchObject({ status: 202, body: {} })
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toMatchObject([
      {
        subject: 'Set a new password for Foyer',
        from: { address: 'no-reply@foyer.test' },
        to: [{ address: ada.email }],
        headers: expect.arrayContaining([
          expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
        ]),
        text: expect.stringMatching(/http:\/\/localhost:3000\/recover\/new-password#token=[\w-]{43}$/m),
        html: expect.stringContaining('lang="en-001" dir="ltr"'),
      },
    ])
  })

  test('says in the mail from which device and address it was requested, and when', async ({
    server,
    inbox,
  }) => {
    await server.open().call('register', { body: ada })
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }
    await server.open().call('recovery', { body: { email: ada.email }, headers })
    await server.context.notifications.whenSettled()
    expect(inbox.mails[0]?.text).toMatch(/^Asked for with Firefox on Linux from 127\.0\.0\.1, on .+ UTC\.$/m)
  })

  test('sends a code to a phone, which the browser may offer to this page alone', async ({
    server,
    inbox,
  }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    await server.open().call('recovery', { body: { phone } })
    const code = await readCode(server, inbox)
    expect(inbox.texts).toEqual([{ to: phone, text: expect.stringContaining(`\n\n@localhost #${code}`) }])
  })

  test.for([...locales])('writes in the requested language: %s', async (lang, { server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('recovery', { body: { email: ada.email, lang } })
    await server.context.notifications.whenSettled()
    const { html, subject, text } = inbox.mails[0] ?? {}
    expect(html).toContain(`lang="${langOf(lang)}" dir="${dirOf(lang)}"`)
    expect(subject).toContain('Foyer')
    expect(text).toContain('30')
    expect(`${subject}${text}`).not.toMatch(/[{}]/)
  })

  // R7.22
  test('gives the same answer after the same work for an unknown account, and sends nothing', async ({
    server,
    inbox,
  }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('register', { body: { phone, password: ada.password } })
    for (const [known, unknown] of [
      [{ email: ada.email }, { email: 'nobody@example.test' }],
      [{ phone }, { phone: '+15550100299' }],
    ] as const) {
      const answer = await server.open().call('recovery', { body: known })
      const other = await server.open().call('recovery', { body: unknown })
      expect([other.status, other.text]).toEqual([answer.status, answer.text])
    }
    await server.context.notifications.whenSettled()
    expect(inbox.mails.map(({ to }) => to?.[0]?.address)).toEqual([ada.email])
    expect(inbox.texts.map(({ to }) => to)).toEqual([phone])
    for (const table of ['recovery_links', 'one_time_codes'])
      expect(await server.context.database.query(`select 1 from ${table}`), table).toHaveLength(2)
  })

  test('stores only hashes of the token and the code', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    await server.open().call('register', { body: { phone, password: ada.password } })
    await server.open().call('recovery', { body: { email: ada.email } })
    await server.open().call('recovery', { body: { phone } })
    const secrets = [await readToken(server, inbox), await readCode(server, inbox)]
    const rows = await server.context.database.query(
      `select to_jsonb(recovery_links) as kept from recovery_links
       union all select to_jsonb(one_time_codes) from one_time_codes`,
    )
    expect(rows).toHaveLength(2)
    const log = server.log.join('\n')
    for (const secret of secrets) {
      expect(secret).not.toBe('')
      expect(JSON.stringify(rows)).not.toContain(secret)
      expect(log).not.toContain(secret)
    }
    expect(log).not.toContain(phone)
  })

  test('retries a mail that is refused', async ({ server, inbox }) => {
    await server.open().call('register', { body: ada })
    inbox.refuse(2)
    await server.open().call('recovery', { body: { email: ada.email } })
    await server.context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(1)
    expect(server.log.filter((line) => line.includes('message not delivered'))).toHaveLength(2)
  })

  test('succeeds while the mail server is away, which is logged without naming anybody', async ({
    server,
    inbox,
  }) => {
    await server.open().call('register', { body: ada })
    inbox.refuse(3)
    expect(await server.open().call('recovery', { body: { email: ada.email } })).toMatchObject({
      status: 202,
    })
    await server.context.notifications.whenSettled()
    inbox.refuse(0)
    expect(inbox.mails).toEqual([])
    expect(server.log.at(-1)).toContain('"isFinal":true')
    expect(server.log.join('\n')).not.toContain(ada.email)
  })

  test.for([
    ['no name at all', {}, 'email', 'required'],
    ['an e-mail that is none', { email: 'ada' }, 'email', 'email_format'],
    ['a phone that is none', { phone: '+1' }, 'phone', 'phone_incomplete'],
    ['a phone of zeros', { phone: '+000000000' }, 'phone', 'phone_code_unknown'],
  ] as const)('%s is refused with its field', async ([, body, field, code], { server }) => {
    expect(await server.open().callForError('recovery', body)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: [{ field, code }] },
    })
  })

  test('refuses e-mail and phone together', async ({ server }) => {
    expect(await server.open().callForError('recovery', { email: ada.email, phone })).toMatchObject({
      status: 400,
    })
  })

  test('is refused without a captcha where one is on, and sends nothing', async ({ start, inbox }) => {
    const { captcha } = readConfig({ CAPTCHA: 'on', CAPTCHA_KIND: 'altcha', ALTCHA_HMAC_KEY: 'k'.repeat(32) })
    const { context, open } = await start({ messages: inbox.config, captcha })
    expect(await open().callForError('recovery', { email: ada.email })).toMatchObject({
      status: 403,
      body: { code: 'captcha_required' },
    })
    expect(await context.database.query('select 1 from recovery_links')).toEqual([])
  })
})
