// Races for e-mails, recovery links and codes, vouchers, and submits that are sent again.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { askFor } from '../ask.ts'
import { newEmail, password, signUp } from '../fuzz/person.ts'
import { runners, type Race } from './race.ts'
import { until } from './until.ts'

const many = <Value>(make: (index: number) => Value): Value[] =>
  Array.from({ length: runners }, (_, index) => make(index))

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
      const questions = many(() => ({ ...routes.register, body: { email, password } }))
      return Promise.resolve({ questions, counts: ofEmail, values: [email], expected: oneAccount })
    },
  },
  {
    name: 'one sign-up, sent 50 times with its key',
    winners: 'all',
    prepare() {
      const email = newEmail()
      const headers = { 'idempotency-key': randomUUID() }
      const questions = many(() => ({ ...routes.register, headers, body: { email, password } }))
      return Promise.resolve({ questions, counts: ofEmail, values: [email], expected: oneAccount })
    },
  },
  {
    name: 'one sign-in, sent 50 times with its key',
    winners: 'all',
    async prepare({ port }) {
      const { email } = await signUp(port)
      const headers = { 'idempotency-key': randomUUID() }
      const questions = many(() => ({ ...routes.login, headers, body: { email, password } }))
      return { questions, counts: ofEmail, values: [email], expected: { ...oneAccount, sessions: 2 } }
    },
  },
  {
    name: 'one recovery link',
    winners: 'one',
    async prepare({ product, port }) {
      const { email } = await signUp(port)
      const { mails } = product.office
      await askFor(port, 202, { ...routes.recovery, body: { email } })
      const token = await until('a letter', () => {
        const letter = mails.find(({ to }) => to?.[0]?.address === email)
        return /#token=([\w-]{43})/.exec(letter?.text ?? '')?.[1]
      })
      mails.length = 0
      const questions = many((index) => ({
        ...routes.recoveryConfirm,
        body: { token, password: `Battery2staple${index}` },
      }))
      return { questions, counts: ofRecovery, values: [email], expected: recovered }
    },
  },
  {
    name: 'one recovery code',
    winners: 'one',
    async prepare({ product, port, round }) {
      const phone = `+1415${String(5_550_000 + round)}`
      await askFor(port, 201, { ...routes.register, body: { phone, password } })
      const { texts } = product.office
      await askFor(port, 202, { ...routes.recovery, body: { phone } })
      const code = await until(
        'a text message',
        () => /^(\d{6}) /.exec(texts.find(({ to }) => to === phone)?.text ?? '')?.[1],
      )
      texts.length = 0
      const questions = many((index) => ({
        ...routes.recoveryConfirm,
        body: { phone, code, password: `Battery2staple${index}` },
      }))
      return { questions, counts: ofRecovery, values: [phone], expected: recovered }
    },
  },
  {
    name: 'one voucher, for 50 orders',
    winners: 'one',
    async prepare({ product, round }) {
      const code = await makeVoucher(product.query, `RACE${round}X`, { total: 1 })
      const questions = many(() => order(code, { 'idempotency-key': randomUUID() }))
      return {
        questions,
        counts: ofVoucher,
        values: [code],
        expected: { redemptions: 1, orders: 1, used: 1 },
      }
    },
  },
  {
    name: 'one voucher a person, for 50 orders of theirs',
    winners: 'one',
    async prepare({ product, port, round }) {
      const code = await makeVoucher(product.query, `EACH${round}X`, { user: 1 })
      const { cookie } = await signUp(port)
      const questions = many(() => order(code, { cookie }))
      return { questions, counts: ofVoucher, values: [code], expected: { redemptions: 1, orders: 1 } }
    },
  },
  {
    name: 'one order with a voucher, sent 50 times with its key',
    winners: 'all',
    async prepare({ product, round }) {
      const code = await makeVoucher(product.query, `SAME${round}X`, { total: 1 })
      const headers = { 'idempotency-key': randomUUID() }
      const questions = many(() => order(code, headers))
      return {
        questions,
        counts: ofVoucher,
        values: [code],
        expected: { redemptions: 1, orders: 1, used: 1 },
      }
    },
  },
]

const recovered = { recoveries: 1, sessions: 1, left: 0 }

const ofRecovery = `
  with person as (select id from users where email = $1 or phone = $1)
  select (select count(*) from audit_events where event = 'password_recovered' and user_id in (select id from person)) as recoveries,
    (select count(*) from sessions where user_id in (select id from person)) as sessions,
    (select count(*) from recovery_links where user_id in (select id from person))
      + (select count(*) from recovery_codes where user_id in (select id from person)) as left`

const ofVoucher = `
  select (select count(*) from promocode_redemptions where code = $1) as redemptions,
    (select count(*) from orders where voucher = $1) as orders,
    (select used from promocodes where code = $1) as used`

async function makeVoucher(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  code: string,
  { total = null, user = null }: { total?: number | null; user?: number | null },
): Promise<string> {
  await query(
    `insert into promocodes (code, name, kind, percent, total_limit, user_limit) values ($1, $1, 'voucher', 10, $2, $3)`,
    [code, total, user],
  )
  return code
}

function order(voucher: string, headers: Record<string, string>) {
  const body = {
    phone: '+4915112345678',
    dateOfBirth: '1990-03-05',
    country: 'DE',
    zipCode: '10115',
    city: 'Berlin',
    addressLine1: 'Unter den Linden 1',
    currency: 'EUR',
    voucher,
    terms: true,
  }
  return { ...routes.checkout, headers, body }
}
