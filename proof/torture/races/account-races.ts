// Races for e-mail addresses, recovery links and codes, and repeated submits.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { sendExpecting, cookiesOf } from '../../send-request.ts'
import { newEmail, password, readMailedToken, signUp } from '../../fuzz/person.ts'
import type { Product } from '../../product.ts'
import { forEachRunner, runnerCount, type Race } from './race.ts'
import { waitFor } from '../wait-for.ts'

const ofEmail = `
  select (select count(*) from users where email = $1) as users,
    (select count(*) from user_emails where email = $1) as names,
    (select count(*) from sessions s join users u on u.id = s.user_id where u.email = $1) as sessions,
    (select count(*) from audit_events where account = $1 and event = 'register') as events`

const oneAccount = { users: 1, names: 1, sessions: 1, events: 1 }

export const accountRaces: readonly Race[] = [
  {
    name: 'one registration e-mail',
    winners: 'one',
    prepare() {
      const email = newEmail()
      const requests = forEachRunner(() => ({ ...routes.register, body: { email, password } }))
      return Promise.resolve({ requests, counts: ofEmail, values: [email], expected: oneAccount })
    },
  },
  {
    name: 'one sign-up, sent 50 times with its key',
    winners: 'all',
    prepare() {
      const email = newEmail()
      const headers = { 'idempotency-key': randomUUID() }
      const requests = forEachRunner(() => ({ ...routes.register, headers, body: { email, password } }))
      return Promise.resolve({ requests, counts: ofEmail, values: [email], expected: oneAccount })
    },
  },
  {
    name: 'one sign-in, sent 50 times with its key',
    winners: 'all',
    async prepare({ port }) {
      const { email } = await signUp(port)
      const headers = { 'idempotency-key': randomUUID() }
      const requests = forEachRunner(() => ({ ...routes.login, headers, body: { email, password } }))
      return { requests, counts: ofEmail, values: [email], expected: { ...oneAccount, sessions: 2 } }
    },
  },
  {
    name: 'one recovery link',
    winners: 'one',
    async prepare({ product, port }) {
      const { email } = await signUp(port)
      const token = await askForLink(product, port, email)
      const requests = forEachRunner((index) => ({
        ...routes.recoveryConfirm,
        body: { token, password: `Battery2staple${index}` },
      }))
      return { requests, counts: ofRecovery, values: [email], expected: recovered }
    },
  },
  {
    // Somebody who knows the old password changes it while the owner recovers the account: only one of the two may succeed.
    name: 'one recovery, and 49 changes of the password that it replaces',
    winners: 'one',
    async prepare({ product, port }) {
      const { email, cookie } = await signUp(port)
      const token = await askForLink(product, port, email)
      const recovery = { ...routes.recoveryConfirm, body: { token, password: 'Battery2staple' } }
      const requests = forEachRunner((index) =>
        index === runnerCount / 2
          ? recovery
          : {
              ...routes.password,
              headers: { cookie },
              body: { password, newPassword: `Staircase-${index}a` },
            },
      )
      return {
        requests,
        counts: ofPassword,
        values: [email],
        expected: { changes: 1, sessions: 1, left: 0 },
      }
    },
  },
  {
    name: 'one code of a recovery',
    winners: 'one',
    async prepare({ product, port, round }) {
      const phone = `+1415${String(5_550_000 + round)}`
      await sendExpecting(port, 201, { ...routes.register, body: { phone, password } })
      const { texts } = product.inbox
      // A code only works in the browser that requested it.
      const cookie = cookiesOf(await sendExpecting(port, 202, { ...routes.recovery, body: { phone } }))
      // The notice of a changed password is a text message too, so only texts with a code are considered.
      const findCode = () =>
        texts.find(({ to, text }) => to === phone && /^\d{6} /.test(text))?.text.slice(0, 6)
      const code = await waitFor('a text message', findCode)
      texts.length = 0
      const requests = forEachRunner((index) => ({
        ...routes.recoveryConfirm,
        headers: { cookie },
        body: { phone, code, password: `Battery2staple${index}` },
      }))
      return { requests, counts: ofRecovery, values: [phone], expected: recovered }
    },
  },
]

const ofPassword = `
  with person as (select id from users where email = $1)
  select (select count(*) from audit_events where event in ('password_recovered', 'password_changed')
      and user_id in (select id from person)) as changes,
    (select count(*) from sessions where user_id in (select id from person)) as sessions,
    (select count(*) from recovery_links where user_id in (select id from person)) as left`

async function askForLink(product: Product, port: number, email: string): Promise<string> {
  await sendExpecting(port, 202, { ...routes.recovery, body: { email } })
  const token = await readMailedToken(product, email, '/recover/new-password')
  product.inbox.mails.length = 0
  return token
}

const recovered = { recoveries: 1, sessions: 1, left: 0 }

const ofRecovery = `
  with person as (select id from users where email = $1 or phone = $1)
  select (select count(*) from audit_events where event = 'password_recovered' and user_id in (select id from person)) as recoveries,
    (select count(*) from sessions where user_id in (select id from person)) as sessions,
    (select count(*) from recovery_links where user_id in (select id from person))
      + (select count(*) from one_time_codes where user_id in (select id from person)) as left`
