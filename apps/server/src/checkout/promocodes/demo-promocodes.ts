import type { Queries } from '../../database/database.ts'
import { promocodes } from '../checkout-schema.ts'
import { normalizeCode } from './normalize-code.ts'

const day = 86_400_000

/** Creates codes for trying out a new installation, one for each possible verdict. */
export async function seedDemoPromocodes(queries: Queries): Promise<void> {
  const rows: readonly Omit<typeof promocodes.$inferInsert, 'code'>[] = [
    { name: 'FRIENDS', kind: 'promocode' },
    { name: 'WELCOME10', kind: 'voucher', percent: 10 },
    { name: 'GIFT-20', kind: 'voucher', amount: 2000, currency: 'EUR' },
    { name: 'ONCE-EACH', kind: 'voucher', percent: 15, userLimit: 1 },
    { name: 'NEXT-YEAR', kind: 'voucher', percent: 20, startsAt: new Date(Date.now() + 365 * day) },
    { name: 'LAST-YEAR', kind: 'voucher', percent: 20, endsAt: new Date('2025-12-31T23:59:59Z') },
    { name: 'TOO-LATE', kind: 'voucher', percent: 50, totalLimit: 1, used: 1 },
  ]
  const values = rows.map((row) => ({ ...row, code: normalizeCode(row.name) }))
  await queries.insert(promocodes).values(values).onConflictDoNothing()
}
