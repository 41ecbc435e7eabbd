import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, onTestFinished } from 'vitest'
import { ada } from '../testing/people.ts'
import { phone, recoveryTest as test } from '../testing/recovery-test.ts'
import type { TestServer } from '../testing/server-test.ts'
import { createNotifications } from './notifications.ts'

/** The number of mails with this outcome so far. Tests may share a server, so they compare differences. */
async function readCount({ context }: TestServer, outcome: string): Promise<number> {
  const { text } = await context.metrics.print()
  return Number(
    new RegExp(`^foyer_messages_total\\{kind="mail",outcome="${outcome}"\\} (\\d+)$`, 'm').exec(text)?.[1],
  )
}

/** The lines that say how many messages a stopping process has lost. */
const readLosses = (log: readonly string[]) =>
  log.filter((line) => line.includes('messages are lost')).map((line) => JSON.parse(line) as object)

describe('A message that is not delivered', () => {
  test.for([
    ['recipient', 1, 'refused', { name: 'Error', code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' }],
    ['message', 3, 'failed', { name: 'Error', code: 'EMESSAGE', responseCode: 451, command: 'DATA' }],
  ] as const)(
    'is retried unless refused for good, counted, and logged with the error but not the recipient: a refused %s',
    async ([refusedAt, tries, outcome, error], { server, inbox }) => {
      const before = await readCount(server, outcome)
      await server.open().call('register', { body: ada })
      inbox.refuse(3, refusedAt)
      await server.open().call('recovery', { body: { email: ada.email } })
      await server.context.notifications.whenSettled()
      const lines = server.log.filter((line) => line.includes('message not delivered'))
      expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject(
        Array.from({ length: tries }, (_, index) => ({ kind: 'mail', error, isFinal: index === tries - 1 })),
      )
      expect(server.log.join('\n')).not.toMatch(/ada@|lovelace|example/i)
      expect(await readCount(server, outcome)).toBe(before + 1)
      expect(inbox.mails).toEqual([])
    },
  )

  test('is logged with the status of the SMS gateway, and without the number', async ({ server, inbox }) => {
    await server.open().call('register', { body: { phone, password: ada.password } })
    inbox.refuse(1)
    await server.open().call('recovery', { body: { phone } })
    await server.context.notifications.whenSettled()
    const line = server.log.find((each) => each.includes('message not delivered'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({ kind: 'sms', error: { responseCode: 503 } })
    expect(server.log.join('\n')).not.toContain(phone.slice(1))
  })

  test('does not delay stopping the server while a mail server is silent', async ({ start }) => {
    // It accepts connections, but never sends a greeting.
    const silent = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void silent.close())
    await once(silent, 'listening')
    const connected = once(silent, 'connection')
    const { port } = silent.address() as AddressInfo
    const config = { ...(await start()).context.config.messages, mailUrl: `smtp://127.0.0.1:${port}` }
    const { context, log } = await start({ messages: config })
    const { countMessage } = context.metrics
    const notifications = createNotifications({
      config,
      metrics: { countMessage },
      log: context.log,
      outgoing: context.outgoing,
      countText: () => Promise.resolve(null),
      attemptDelays: [0],
    })
    notifications.mail({ to: ada.email, subject: 'a', text: 'b', html: 'c' })
    const [socket] = (await connected) as [Socket]
    await notifications.close(10)
    expect(notifications.pendingCount).toBe(1)
    expect(readLosses(log)).toMatchObject([{ level: 'error', mail: 1, sms: 0 }])
    socket.destroy()
    await notifications.whenSettled()
  })

  test.for([
    ['and arrives if it is accepted now', 2, [1, 1], []],
    ['and is counted in one line with its kind if not', 4, [0, 0], [{ level: 'error', mail: 1, sms: 1 }]],
  ] as const)(
    'and waits for another try is tried once more by a server that stops, %s',
    async ([, refused, arrived, losses], { start, inbox }) => {
      const { context, log } = await start()
      const notifications = createNotifications({
        config: inbox.config,
        metrics: context.metrics,
        log: context.log,
        outgoing: context.outgoing,
        countText: () => Promise.resolve(null),
        attemptDelays: [0, 3_600_000, 3_600_000],
      })
      inbox.refuse(refused)
      notifications.mail({ to: ada.email, subject: 'a', text: 'b', html: 'c' })
      notifications.sms({ to: phone, text: 'b' })
      await expect.poll(() => log.filter((line) => line.includes('message not delivered'))).toHaveLength(2)
      await notifications.close()
      expect([inbox.mails.length, inbox.texts.length]).toEqual(arrived)
      expect(readLosses(log)).toMatchObject(losses)
    },
  )

  test('has the same id at each try, so that a duplicate can be recognised', async ({ server, inbox }) => {
    const { notifications } = server.context
    inbox.refuse(1)
    notifications.mail({ to: ada.email, subject: 'a', text: 'b', html: 'c' })
    await notifications.whenSettled()
    inbox.refuse(1)
    notifications.sms({ to: phone, text: 'b' })
    await notifications.whenSettled()
    const [mail = '', mailAgain, text = '', textAgain] = inbox.triedIds
    expect([mailAgain, textAgain]).toEqual([mail, text])
    expect(mail).toMatch(/^<[\da-f-]{36}@foyer\.test>$/)
    expect(text).toMatch(/^[\da-f-]{36}$/)
    expect(mail).not.toContain(text)
  })

  test('is still sent by a server that stops before the first try', async ({ start, inbox }) => {
    const { context } = await start()
    const notifications = createNotifications({
      config: inbox.config,
      metrics: context.metrics,
      log: context.log,
      outgoing: context.outgoing,
      countText: () => Promise.resolve(null),
    })
    notifications.mail({ to: ada.email, subject: 'a', text: 'b', html: 'c' })
    notifications.sms({ to: phone, text: 'b' })
    await notifications.close()
    expect([inbox.mails.length, inbox.texts.length]).toEqual([1, 1])
  })

  test('is retried along with many others without a warning from Node', async ({ start }) => {
    const warned: string[] = []
    const listen = ({ name }: Error) => void warned.push(name)
    process.on('warning', listen)
    onTestFinished(() => void process.off('warning', listen))
    const { context } = await start()
    const notifications = createNotifications({
      // Nothing listens at this port.
      config: { ...context.config.messages, mailUrl: 'smtp://127.0.0.1:1' },
      metrics: context.metrics,
      log: context.log,
      outgoing: context.outgoing,
      countText: () => Promise.resolve(null),
      attemptDelays: [0, 300],
    })
    for (let number = 0; number < 20; number++)
      notifications.mail({ to: ada.email, subject: 'a', text: 'b', html: 'c' })
    await notifications.whenSettled()
    await notifications.close()
    expect(warned).toEqual([])
  })
})
