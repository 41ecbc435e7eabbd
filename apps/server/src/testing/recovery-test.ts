import { openInbox, type Inbox } from './inbox.ts'
import { ada } from './people.ts'
import { serverTest, type TestServer } from './server-test.ts'

interface Fixtures {
  sharedInbox: Inbox
  /** A server that sends its messages to `inbox`. */
  server: TestServer
  inbox: Inbox
}

/** A test with access to the server's messages. */
export const recoveryTest = serverTest.extend<Fixtures>({
  sharedInbox: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads from it which fixtures are wanted: none
    async ({}, use) => {
      const sharedInbox = await openInbox()
      await use(sharedInbox)
      await sharedInbox.close()
    },
    { scope: 'worker' },
  ],
  async inbox({ sharedInbox }, use) {
    sharedInbox.mails.length = 0
    sharedInbox.texts.length = 0
    sharedInbox.triedIds.length = 0
    await use(sharedInbox)
  },
  async server({ start, inbox }, use) {
    await use(await start({ messages: inbox.config }))
  },
})

/** The token of the newest link in a mail. */
export async function readToken({ context }: TestServer, { mails }: Inbox): Promise<string> {
  await context.notifications.whenSettled()
  // Not simply the last mail: a notice of what was done before may arrive after the link.
  const tokens = mails.flatMap(({ text }) => /#token=([\w-]{43})$/m.exec(text ?? '')?.[1] ?? [])
  return tokens.at(-1) ?? ''
}

/** The newest code in a text message. */
export async function readCode({ context }: TestServer, { texts }: Inbox): Promise<string> {
  await context.notifications.whenSettled()
  // As in `readToken`.
  const codes = texts.flatMap(({ text }) => /^\d{6}(?= )/.exec(text) ?? [])
  return codes.at(-1) ?? ''
}

export const phone = '+15550100200'

/** The identifiers by which an account can be recovered. */
export const names = { email: { email: ada.email }, phone: { phone } } as const

/** The credential that was sent to this identifier, in the form that `recovery/confirm` accepts. */
export async function readSecret(server: TestServer, inbox: Inbox, kind: keyof typeof names) {
  return kind === 'email'
    ? { token: await readToken(server, inbox) }
    : { phone, code: await readCode(server, inbox) }
}

/** A code that differs from this one. */
export const wrongCodeFor = (code: string) => (code === '000000' ? '111111' : '000000')

export const newPassword = 'Another2horse'

/** Recovers the account by this identifier, in a new browser. */
export async function recover(server: TestServer, inbox: Inbox, kind: keyof typeof names) {
  const owner = server.open()
  await owner.call('recovery', { body: names[kind] })
  const secret = await readSecret(server, inbox, kind)
  const answer = await owner.call('recoveryConfirm', { body: { ...secret, password: newPassword } })
  await server.context.notifications.whenSettled()
  return { owner, ...answer }
}

/** The newest one-time code in a mail or a text message. */
export async function codeOf(
  { context }: TestServer,
  { mails, texts }: Inbox,
  kind: 'email' | 'phone',
): Promise<string> {
  await context.notifications.whenSettled()
  const sent = kind === 'email' ? mails.map(({ subject }) => subject ?? '') : texts.map(({ text }) => text)
  // As in `readToken`.
  return sent.flatMap((text) => /(?<!\d)\d{6}(?!\d)/.exec(text) ?? []).at(-1) ?? ''
}

/**
 * Lets time pass for codes, for the wait between two messages, and for the age of proofs. Messages that were sent before have arrived
 * afterwards.
 */
export async function advanceTime({ context }: TestServer, seconds: number): Promise<void> {
  await context.notifications.whenSettled()
  const { query } = context.database
  const before = (column: string) => `(${column} - interval '${seconds} seconds')::text as ${column}`
  // Two statements, because Citus cannot compute a time from a column in an update.
  for (const row of await query<Record<string, unknown>>(
    `select key_hash, ${before('sent_at')}, ${before('expires_at')} from one_time_codes`,
  ))
    await query(
      'update one_time_codes set sent_at = $2, expires_at = $3 where key_hash = $1',
      Object.values(row),
    )
  for (const row of await query<Record<string, unknown>>(
    `select key, ${before('expires_at')} from rate_limits where key like 'message:%'`,
  ))
    await query('update rate_limits set expires_at = $2 where key = $1', Object.values(row))
  for (const row of await query<Record<string, unknown>>(
    `select id, ${before('created_at')}, ${before('authenticated_at')} from sessions`,
  ))
    await query(
      'update sessions set created_at = $2, authenticated_at = $3 where id = $1',
      Object.values(row),
    )
}
