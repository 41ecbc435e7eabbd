import { describe, expect } from 'vitest'
import { ada, bob } from '../../testing/people.ts'
import { recoveryTest as test } from '../../testing/recovery-test.ts'

const lang = 'fr'

describe('a message about an account is in the language that its owner has chosen, whatever language the request has', () => {
  test.for(['recovery', 'signInCode'] as const)(
    '%s, asked for by anybody',
    async (call, { server, inbox }) => {
      const owner = server.open()
      await owner.call('register', { body: ada })
      await owner.call('updateAccount', { body: { lang: 'de-DE' } })
      await server.open().call(call, { body: { email: ada.email, lang } })
      await server.context.notifications.whenSettled()
      expect(inbox.mails.map(({ html }) => html)).toEqual([expect.stringContaining('lang="de-DE"')])
    },
  )

  test.for([
    ['password', { password: ada.password, newPassword: bob.password, lang }],
    ['verification', { kind: 'email', lang }],
  ] as const)('%s, by somebody in their session', async ([call, body], { server, inbox }) => {
    const owner = server.open()
    await owner.call('register', { body: ada })
    await owner.call('updateAccount', { body: { lang: 'de-DE' } })
    await owner.call(call, { body })
    await server.context.notifications.whenSettled()
    expect(inbox.mails.map(({ html }) => html)).toEqual([expect.stringContaining('lang="de-DE"')])
  })
})
