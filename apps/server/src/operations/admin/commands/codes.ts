import { asc } from 'drizzle-orm'
import { promocodes } from '../../../checkout/checkout-schema.ts'
import { normalizeCode } from '../../../checkout/promocodes/normalize-code.ts'
import {
  AdminError,
  readMoment,
  readText,
  readInteger,
  UsageError,
  type Command,
  type Input,
} from '../command.ts'
import { printTable } from '../print-table.ts'
import { recordLookUp, recordOperatorEvent } from '../record-operator-event.ts'

const maxInteger = 2_147_483_647

export const makeCode: Command = {
  name: 'make-code',
  parameters: ['<code>'],
  options: {
    kind: { type: 'string' },
    percent: { type: 'string' },
    amount: { type: 'string' },
    currency: { type: 'string' },
    total: { type: 'string' },
    'per-user': { type: 'string' },
    from: { type: 'string' },
    until: { type: 'string' },
  },
  usage:
    '[--kind promocode|voucher] [--percent <1-100> | --amount <in the smallest unit> --currency <EUR>] ' +
    '[--total <uses>] [--per-user <uses>] [--from <date>] [--until <date>]',
  summary: 'makes a promo code, for a sign-up, or a voucher, for an order',
  async run(admin, input) {
    const row = readCode(input)
    await admin.queries.transaction(async (transaction) => {
      const inserted = await transaction.insert(promocodes).values(row).onConflictDoNothing().returning()
      if (inserted.length === 0) throw new AdminError(`There is a code "${row.name}" already.`)
      const details = { code: row.code, kind: row.kind }
      await recordOperatorEvent(transaction, admin, { event: 'operator_made_code', details })
    })
    return { json: row, lines: [`Made the ${row.kind} ${row.name}.`] }
  },
}

function readCode(input: Input): typeof promocodes.$inferInsert {
  const name = (input.positionals[0] ?? '').trim()
  const code = normalizeCode(name)
  if (!/^[\p{L}\p{N}_]{3,64}$/u.test(code))
    throw new UsageError(`"${name}" is no code: take 3 to 64 letters and digits; hyphens do not count.`)
  const kind = readText(input, 'kind') ?? 'promocode'
  if (kind !== 'promocode' && kind !== 'voucher')
    throw new UsageError(`--kind: "${kind}" is not one of promocode, voucher.`)
  const percent = readInteger(input, 'percent', 1, 100)
  const amount = readInteger(input, 'amount', 1, Number.MAX_SAFE_INTEGER)
  const currency = readCurrency(input)
  if (percent !== undefined && amount !== undefined)
    throw new UsageError('A code is worth a --percent or an --amount, not both.')
  if ((amount === undefined) !== (currency === undefined))
    throw new UsageError('--amount and --currency go together.')
  const startsAt = readMoment(input, 'from')
  const endsAt = readMoment(input, 'until')
  if (startsAt && endsAt && startsAt >= endsAt) throw new UsageError('--until has to come after --from.')
  const totalLimit = readInteger(input, 'total', 1, maxInteger)
  // Small, because redeeming a code tries the rows of a person's uses one by one.
  const userLimit = readInteger(input, 'per-user', 1, 1000)
  return { code, name, kind, percent, amount, currency, totalLimit, userLimit, startsAt, endsAt }
}

function readCurrency(input: Input): string | undefined {
  const text = readText(input, 'currency')
  if (text === undefined) return undefined
  const currency = Intl.supportedValuesOf('currency').find((code) => code === text.toUpperCase())
  if (currency === undefined) throw new UsageError(`--currency: "${text}" is not a currency of ISO 4217.`)
  return currency
}

export const codes: Command = {
  name: 'codes',
  parameters: [],
  summary: 'all promo codes and vouchers, with how often those that are limited were used',
  async run(admin) {
    const rows = await admin.queries.select().from(promocodes).orderBy(asc(promocodes.code))
    await recordLookUp(admin, { event: 'operator_listed_codes' })
    return {
      json: rows,
      lines: printTable([
        ['code', 'kind', 'worth', 'used', 'from', 'until'],
        ...rows.map((row) => [
          row.name,
          row.kind,
          row.percent === null
            ? row.amount === null
              ? ''
              : `${row.amount} ${row.currency}`
            : `${row.percent} %`,
          row.totalLimit === null ? 'no limit' : `${row.used} of ${row.totalLimit}`,
          row.startsAt,
          row.endsAt,
        ]),
      ]),
    }
  },
}
