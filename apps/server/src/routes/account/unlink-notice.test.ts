import { expect, onTestFinished } from 'vitest'
import { openInbox } from '../../testing/inbox.ts'
import { ada } from '../../testing/people.ts'
import { phone } from '../../testing/recovery-test.ts'
import { socialTest as test } from '../../testing/social/social-test.ts'

// R10.30
test.for([
  ['mail', { email: ada.email }, ada.email],
  ['text message', { phone }, phone],
] as const)(
  'Unlinking a provider is told to the owner by %s, in case somebody else did it',
  async ([, name, to], { startSocial }) => {
    const inbox = await openInbox()
    onTestFinished(() => inbox.close())
    const { open, context } = await startSocial({}, { messages: inbox.config })
    const browser = open()
    await browser.call('register', { body: { ...name, password: ada.password } })
    await context.database.query(
      "insert into identities (social, subject, user_id) select 'discord', id::text, id from users",
    )
    const params = { social: 'discord' }
    expect(await browser.call('unlinkIdentity', { params })).toMatchObject({ status: 204 })
    // Nothing is left to unlink, and nothing to tell.
    expect(await browser.call('unlinkIdentity', { params })).toMatchObject({ status: 404 })
    await context.notifications.whenSettled()
    const told = [
      ...inbox.mails.map((mail) => ({ to: mail.to?.[0]?.address, text: mail.text })),
      ...inbox.texts,
    ]
    expect(told).toEqual([{ to, text: expect.stringMatching(/^Discord was unlinked from your account at /) }])
  },
)
