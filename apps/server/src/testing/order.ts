import type { RequestBody } from '@foyer/core/wire'
import type { Context } from '../context.ts'

/** A valid order. */
export const order: RequestBody<'checkout'> = {
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  phone: '+4915112345678',
  dateOfBirth: '1990-03-05',
  country: 'DE',
  zipCode: '10115',
  city: 'Berlin',
  addressLine1: 'Invalidenstraße 1',
  currency: 'EUR',
  terms: true,
}

/** Creates a voucher with the code RARE, limited in total and per person. */
export async function createVoucher(
  { database }: Context,
  limits: { total?: number; user?: number },
): Promise<void> {
  await database.query(
    `insert into promocodes (code, name, kind, percent, total_limit, user_limit) values ('RARE', 'RARE', 'voucher', 5, $1, $2)`,
    [limits.total ?? null, limits.user ?? null],
  )
}

export function countRows({ database }: Context, table: string): Promise<number> {
  return database.query(`select 1 from ${table}`).then((rows) => rows.length)
}
