import { describe, expect } from 'vitest'
import { fillMessage } from '@foyer/core/messages'
import { catalogues } from '@foyer/core/messages/catalogues'
import { locales } from '@foyer/core/wire'
import { seedDemoPromocodes } from '../../checkout/promocodes/demo-promocodes.ts'
import { order } from '../../testing/order.ts'
import { failInserts } from '../../testing/postgres/fail-inserts.ts'
import { isCitus } from '../../testing/test-database.ts'
import { ada, bob } from '../../testing/people.ts'
import { openInbox } from '../../testing/inbox.ts'
import { serverTest as test } from '../../testing/server-test.ts'

describe('the receipt of an order', () => {
  // Skipped on Citus, which does not support triggers on distributed tables.
  test.skipIf(isCitus)(
    'is sent although its limits cannot be read, since nobody would send it later',
    async ({ start }) => {
      const inbox = await openInbox()
      const { context, open } = await start({ messages: inbox.config })
      await failInserts(context.database, 'rate_limits', "new.key like 'order-mail:%'")
      expect(await open().call('checkout', { body: order })).toMatchObject({ status: 201 })
      await context.notifications.whenSettled()
      expect(inbox.mails).toHaveLength(1)
      await inbox.close()
    },
  )

  // R7.25
  test('is mailed once, in the order’s language, and to a stranger without anything that was typed', async ({
    start,
  }) => {
    const inbox = await openInbox()
    const { open, context } = await start({ messages: inbox.config })
    await seedDemoPromocodes(context.database.drizzle)
    for (const lang of locales) {
      const body = { ...order, email: 'ada@example.com', voucher: 'WELCOME10', lang, city: `Call ${lang}` }
      const key = { 'idempotency-key': `an-order-in-the-language-${lang}` }
      const browser = open()
      const answer = await browser.call('checkout', { body, headers: key })
      await browser.call('checkout', { body, headers: key })
      await context.notifications.whenSettled()
      const mail = inbox.mails.at(-1)
      expect(mail?.to).toMatchObject([{ address: 'ada@example.com' }])
      for (const text of [mail?.subject, mail?.text, mail?.html]) expect(text).toContain(answer.body.number)
      for (const text of [mail?.text, mail?.html]) {
        expect(text).toContain(`/checkout/orders/${answer.body.number}`)
        expect(text).toContain(catalogues[lang].server.mail_order_action)
        for (const amount of [/45[.,]00/, /4[.,]50/, /40[.,]50/]) expect(text).toMatch(amount)
        expect(text).toContain(fillMessage(catalogues[lang].server.mail_order_items, { count: 1 }))
        expect(text).not.toContain('Call')
        expect(text).not.toContain('Lovelace')
        expect(text).not.toContain('Invalidenstra')
      }
    }
    expect(inbox.mails).toHaveLength(locales.length)
    await inbox.close()
  })

  test('shows the delivery address only to a person whose e-mail address is proven', async ({ start }) => {
    const inbox = await openInbox()
    const { open, context } = await start({ messages: inbox.config })
    const browser = open()
    await browser.registerProven(ada)
    const body = { ...order, country: 'JP', state: 'Tokyo', city: 'Chiyoda-ku', zipCode: '1000001' }
    await browser.call('checkout', { body: { ...body, lang: 'de-DE', email: 'Ada.Lovelace@EXAMPLE.test' } })
    await browser.call('checkout', { body: { ...body, email: 'bob@example.com' } })
    const unproven = open()
    await unproven.call('register', { body: bob })
    await unproven.call('checkout', { body: { ...body, email: bob.email } })
    await context.notifications.whenSettled()
    const own = inbox.mails.find(({ subject }) => subject?.includes('Bestellung'))
    const others = inbox.mails.filter(({ subject }) => subject?.includes('order'))
    const lines = ['Ada Lovelace', 'Invalidenstraße 1', 'Chiyoda-ku, Tokyo', '100-0001', 'Japan']
    const isolated = lines.map((line) => `\u2068${line}\u2069`)
    expect(own?.text).toContain(`Adresse:\n${isolated.join('\n')}`)
    expect(own?.html).toContain(isolated.join('<br>'))
    expect(others).toHaveLength(2)
    for (const mail of others) expect(mail.text).not.toContain('Lovelace')
    await inbox.close()
  })

  test('is sent to one address only up to a limit', async ({ start }) => {
    const inbox = await openInbox()
    const { context } = await start()
    const { limits } = context.config
    const orderMailPerRecipient = { attempts: 2, seconds: 60 }
    const few = await start({ messages: inbox.config, limits: { ...limits, orderMailPerRecipient } })
    const browser = few.open()
    for (const email of ['ada@example.com', 'Ada@example.com', 'ada@EXAMPLE.com'])
      expect((await browser.call('checkout', { body: { ...order, email } })).status).toBe(201)
    await few.context.notifications.whenSettled()
    expect(inbox.mails).toHaveLength(2)
    await inbox.close()
  })
})
