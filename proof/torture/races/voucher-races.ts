// Races for vouchers, and for repeated orders.
import { randomUUID } from 'node:crypto'
import { routes } from '@foyer/core/wire'
import { signUp } from '../../fuzz/person.ts'
import { forEachRunner, type Race } from './race.ts'

export const voucherRaces: readonly Race[] = [
  {
    name: 'one voucher, for 50 orders',
    winners: 'one',
    async prepare({ product, round }) {
      const code = await makeVoucher(product.query, `RACE${round}X`, { total: 1 })
      const requests = forEachRunner(() => order(code, { 'idempotency-key': randomUUID() }))
      return {
        requests,
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
      const requests = forEachRunner(() => order(code, { cookie }))
      return { requests, counts: ofVoucher, values: [code], expected: { redemptions: 1, orders: 1 } }
    },
  },
  {
    name: 'one order with a voucher, sent 50 times with its key',
    winners: 'all',
    async prepare({ product, round }) {
      const code = await makeVoucher(product.query, `SAME${round}X`, { total: 1 })
      const headers = { 'idempotency-key': randomUUID() }
      const requests = forEachRunner(() => order(code, headers))
      return {
        requests,
        counts: ofVoucher,
        values: [code],
        expected: { redemptions: 1, orders: 1, used: 1 },
      }
    },
  },
]

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
    email: 'ada@example.com',
    name: 'Ada Lovelace',
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
